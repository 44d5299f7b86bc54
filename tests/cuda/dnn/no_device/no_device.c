// The driver of CUDA on a machine without a device, libcuda.so.1, for cuDNN, which makes plans
// without one: every function that cuDNN looks for returns CUDA_ERROR_NO_DEVICE.
// SPDX-License-Identifier: Apache-2.0
#define NO_DEVICE(name) \
  int name(void);       \
  int name(void) { return 100; }

NO_DEVICE(cuCtxGetCurrent)
NO_DEVICE(cuCtxGetLimit)
NO_DEVICE(cuCtxPopCurrent)
NO_DEVICE(cuCtxPushCurrent)
NO_DEVICE(cuDeviceGet)
NO_DEVICE(cuGetErrorName)
NO_DEVICE(cuGetErrorString)
NO_DEVICE(cuKernelGetAttribute)
NO_DEVICE(cuKernelGetFunction)
NO_DEVICE(cuKernelSetAttribute)
NO_DEVICE(cuLaunchCooperativeKernel)
NO_DEVICE(cuLaunchKernel)
NO_DEVICE(cuLaunchKernelEx)
NO_DEVICE(cuLibraryGetKernel)
NO_DEVICE(cuLibraryLoadData)
NO_DEVICE(cuLibraryLoadFromFile)
NO_DEVICE(cuLibraryUnload)
NO_DEVICE(cuLinkAddData)
NO_DEVICE(cuLinkComplete)
NO_DEVICE(cuLinkCreate)
NO_DEVICE(cuLinkDestroy)
NO_DEVICE(cuModuleGetFunction)
NO_DEVICE(cuModuleLoadData)
NO_DEVICE(cuModuleUnload)
NO_DEVICE(cuOccupancyMaxPotentialClusterSize)
NO_DEVICE(cuStreamGetCtx)
NO_DEVICE(cuTensorMapEncodeIm2col)
NO_DEVICE(cuTensorMapEncodeTiled)

int cuDriverGetVersion(int* version);
int cuDriverGetVersion(int* version) {
  *version = 13000;
  return 0;
}
int cuDeviceGetCount(int* count);
int cuDeviceGetCount(int* count) {
  *count = 0;
  return 0;
}
