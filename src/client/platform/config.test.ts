import { describe, expect, it } from 'vitest'

import { createConfig } from './config.ts'

const origin = 'https://play.test'
const live = ['wss://live.test', 'wss://live-mirror.test']

describe('the host of the channels', () => {
  it('is the most preferred that the page names, and on each further try the next one [SRV-01] [SRV-02]', () => {
    const config = createConfig({ origin, servers: { sockets: live } })
    expect([1, 2, 3].map(config.socketOrigin)).toEqual([live[0], live[1], live[0]])
  })

  it('is for all channels the one that was heard last, until it cannot be reached [SRV-02]', () => {
    const config = createConfig({ origin, servers: { sockets: live } })
    config.keepSocketOrigin('wss://live-mirror.test')
    expect([1, 2].map(config.socketOrigin)).toEqual([live[1], live[0]])
  })

  it('is that of the calls where none is named, and goes with them to the next [SRV-01] [SRV-02]', () => {
    const config = createConfig({
      origin,
      servers: { primary: ['/api'], secondary: ['https://b.test/api', 'https://c.test/api'] },
    })
    expect([1, 2, 3].map(config.socketOrigin)).toEqual(['wss://play.test', 'wss://b.test', 'wss://c.test'])
    config.choose('https://b.test/api')
    expect(config.socketOrigin(1)).toBe('wss://b.test')
    expect(createConfig({ origin, servers: {} }).socketOrigin(7)).toBe('wss://play.test')
  })

  it('of its own stays where it is when calls go to another server [SRV-02]', () => {
    const config = createConfig({ origin, servers: { secondary: ['https://b.test/api'], sockets: live } })
    config.choose('https://b.test/api')
    expect(config.socketOrigin(1)).toBe(live[0])
  })
})
