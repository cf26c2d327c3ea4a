import { describe, expect, it } from 'vitest'

import { crestOf, hashOf, monogramOf } from './crest.ts'

describe('a crest', () => {
  it.each([
    ['', 0x81_1c_9d_c5],
    ['a', 0xe4_0c_29_2c],
    ['foobar', 0xbf_9c_f9_68],
  ])('comes of the published FNV-1a of the name: %j', (text, hash) => {
    expect(hashOf(text)).toBe(hash)
  })

  it.each([
    ['Golden Rams', 'GR'],
    ['Varnmoor', 'VA'],
    ['Port Vessen Town', 'PV'],
    ['  1. FC Oxcombe', '1F'],
    ['杭州银狐', '杭'],
    ['T', 'T'],
    ['', ''],
    ['ünal k.', 'ÜK'],
  ])('has one or two letters of the name: %s, %s', (name, letters) => {
    expect(monogramOf(name)).toBe(letters)
  })

  it('is the same wherever it stands, of two hues, and a hexagon in esports alone', () => {
    const names = Array.from({ length: 200 }, (_, at) => `Team ${at}`)
    for (const name of names) {
      const look = crestOf(name, true)
      expect(crestOf(name, true)).toEqual(look)
      expect(look.hues[0]).not.toBe(look.hues[1])
      expect(['shield', 'roundel', 'diamond']).toContain(look.shape)
      expect(crestOf(name, false)).toEqual({ ...look, shape: 'hexagon' })
    }
    const seen = (of: (name: string) => unknown) =>
      new Set(names.map((name) => JSON.stringify(of(name)))).size
    expect(seen((name) => crestOf(name, true).division)).toBe(6)
    expect(seen((name) => crestOf(name, true).hues[0])).toBe(12)
    expect(seen((name) => crestOf(name, true).shape)).toBe(3)
  })
})
