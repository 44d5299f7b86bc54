module libmpt.org/mpt

go 1.19
