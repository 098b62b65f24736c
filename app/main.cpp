#include "app/application.h"

int main(int argc, char** argv)
{
    return bubblebar::runApplication(argc, argv);
}
