export { type ClusterSink, copyClusterAtRest, copyRunningCluster } from './copy-cluster.ts';
export { assertDataDirectoryFree, findRunningSocket } from './data-directory-lock.ts';
export { EmbeddedDatabaseError, type ProgramNames } from './errors.ts';
export { forEachLimited } from './for-each-limited.ts';
export { lockStoppedCluster } from './lock-stopped-cluster.ts';
export { findNativePackage } from './native-binaries.ts';
export { TEST_SETTINGS } from './server-settings.ts';
export { SOCKET_PORT } from './socket-directory.ts';
export { type EmbeddedServer, type StartOptions, startEmbeddedServer } from './start-embedded-server.ts';
