export { EmbeddedDatabaseError } from './errors.ts';
export { TEST_SETTINGS } from './server-settings.ts';
export { type EmbeddedServer, type StartOptions, startEmbeddedServer } from './start-embedded-server.ts';
export { assertDataFolderFree, findRunningSocket } from './data-folder-lock.ts';
export { SOCKET_PORT } from './socket-folder.ts';
export { type ClusterSink, copyClusterAtRest, copyRunningCluster } from './copy-cluster.ts';
export { holdCluster } from './hold-cluster.ts';
export { findNativePackage } from './native-binaries.ts';
