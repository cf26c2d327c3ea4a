/** The client's version: the UTC minute of the release, raised with each [SRV-15]. */
export const appVersion = '202611210600'
