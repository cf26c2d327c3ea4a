/** The one cache of the client, and the address of the one page in it. */
export const offlineCache = 'slipway-offline'
export const offlineAddress = '/v8/offline.html'

/** Where the worker is served; it reaches what is below its folder. */
export const workerAddress = '/v8/offline-worker.js'
export const workerScope = '/v8/'
