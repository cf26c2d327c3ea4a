import { serverPaths } from '#openapi/servers.gen.ts'

/** The servers that the contract names; `each` is no server, but what is asked of every one by itself. */
export type Server = Exclude<keyof typeof serverPaths, 'each'>

/** Where the contract's paths begin on a server, with its host: "https://play.example.test/api". */
export type ServerAddress = (server: Server) => string

/** All servers on one origin, as the contract has their paths there. */
export function serversOn(origin: string): ServerAddress {
  return (server) => origin + serverPaths[server]
}
