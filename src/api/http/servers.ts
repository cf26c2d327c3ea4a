import { serverPaths } from '#openapi/servers.gen.ts'

/** The servers that the contract names. `each` is not one: it is for calls that go to every server separately. */
export type Server = Exclude<keyof typeof serverPaths, 'each'>

/** Where the contract's paths begin on a server, with its host: "https://play.example.test/api". */
export type ServerAddress = (server: Server) => string

/** Where a server is that nobody has named: on the origin that serves the client, as the contract has its paths there. */
export function ownAddress(origin: string, server: Server): string {
  return origin + serverPaths[server]
}
