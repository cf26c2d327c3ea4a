import { describe, expect, it } from 'vitest'

import { createConfig } from '#src/client/platform/config.ts'

import { serversOf } from './servers.ts'

describe('the servers of an environment', () => {
  it.each(['dev', 'staging', 'production'])(
    'of %s: both families, mini-games, maintenance, assets and sockets, each at an address, from one file [SRV-01]',
    (environment) => {
      const page = 'https://play.example.test'
      const config = createConfig({ origin: page, servers: serversOf(environment) })
      expect(new Set(config.servers.map(({ family }) => family))).toEqual(new Set(['primary', 'secondary']))
      for (const { address } of config.servers) expect(new URL(address).pathname).toBe('/api')
      for (const server of ['main', 'miniGames', 'maintenance', 'assets'] as const)
        expect(URL.canParse(config.serverAddress(server))).toBe(true)
      expect(config.socketOrigin(1)).toMatch(/^wss?:\/\//)
    },
  )

  it('does not exist under any other name', () => {
    for (const name of ['prod', '__proto__', 'toString'])
      expect(() => serversOf(name)).toThrow('servers.json')
  })
})
