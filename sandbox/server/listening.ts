import type { AddressInfo } from 'node:net'

import type { FastifyInstance } from 'fastify'

import type { SandboxConfig } from '../config.ts'
import type { Origins } from './sandbox.ts'

/** The addresses of client and partner at these ports, unless the options name others. */
export function originsOf(config: SandboxConfig, port: number, partnerPort: number): Origins {
  const both = (number: number): string[] => [`http://localhost:${number}`, `http://127.0.0.1:${number}`]
  const client = config.clientOrigin ?? `http://localhost:${port}`
  const others = config.otherClientOrigin === undefined ? [] : [config.otherClientOrigin]
  // Another name of this machine than the client's: to a browser a different site, as a real partner is.
  const partner = config.partnerOrigin ?? `http://127.0.0.1:${partnerPort}`
  return {
    client,
    clients: [...new Set([client, ...both(port), ...others])],
    partner,
    partners: [...new Set([partner, ...both(partnerPort)])],
    partnerInternal: `http://127.0.0.1:${partnerPort}`,
  }
}

/**
 * Opens the port that the options name for it, and gives its number: another where they leave it open.
 * @throws Error with a plain message if the port is taken or may not be used
 */
export async function listen(
  app: FastifyInstance,
  config: SandboxConfig,
  which: 'port' | 'partnerPort',
): Promise<number> {
  const port = config[which]
  try {
    await app.listen({ port, host: config.host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    const [option, variable] =
      which === 'port' ? ['--port', 'SLIPWAY_PORT'] : ['--partner-port', 'SLIPWAY_PARTNER_PORT']
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Choose another with ${option} or ${variable}.`, {
        cause: error,
      })
    }
    if (code === 'EACCES')
      throw new Error(`Port ${port} may not be used. Choose another with ${option}.`, { cause: error })
    throw error
  }
  const address: AddressInfo | string | null = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : port
}
