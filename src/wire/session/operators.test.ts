import { describe, expect, it } from 'vitest'

import { defaultOperator, longestMapping, readOperator } from './operators.ts'

const usual = { name: 'usual', publicToken: 'pub-0' }
const harbour = { name: 'harbour', publicToken: 'pub-1', signatureSecret: 'GEZDGNBVGY3TQOJQ' }
const mapping = JSON.stringify({ default: usual, domains: { 'play.example.test': harbour } })

function read(text: string, domain = 'play.example.test') {
  const dropped: string[] = []
  return { operator: readOperator(text, domain, (what) => dropped.push(what)), dropped }
}

describe('the operator of a domain', () => {
  it('is the one that the mapping has for it; any other domain belongs to the default [LAUNCH-13]', () => {
    expect(read(mapping)).toEqual({ operator: harbour, dropped: [] })
    for (const domain of ['elsewhere.test', '', 'example.test', '__proto__', 'constructor', 'toString'])
      expect(read(mapping, domain)).toEqual({ operator: { ...usual, signatureSecret: null }, dropped: [] })
  })

  it.each([
    ['no JSON', '<html>'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no default', '{"domains":{}}'],
    ['a default of no shape', '{"default":7,"domains":{}}'],
    ['far too long', JSON.stringify({ default: usual, domains: {}, more: 'x'.repeat(longestMapping) })],
  ])('is ours where the mapping is %s, and that is counted [LAUNCH-13]', (_, text) => {
    expect(read(text)).toEqual({ operator: defaultOperator, dropped: ['malformed'] })
  })

  it.each([
    ['an entry of no shape', { 'play.example.test': 'harbour' }],
    ['an invalid secret', { 'play.example.test': { ...harbour, signatureSecret: 'not base32!' } }],
    ['a name that is a page', { 'play.example.test': { ...harbour, name: 'x'.repeat(101) } }],
    ['a token with a line end in it', { 'play.example.test': { ...harbour, publicToken: 'a\nb' } }],
    ['no mapping of domains', []],
  ])("is the mapping's default where there is %s, and that is counted [LAUNCH-13]", (_, domains) => {
    expect(read(JSON.stringify({ default: usual, domains }))).toEqual({
      operator: { ...usual, signatureSecret: null },
      dropped: ['malformed'],
    })
  })

  it('is not what hostile keys say, and they change nothing else [LAUNCH-13]', () => {
    const hostile =
      '{"default":{"name":"usual","publicToken":"pub-0"},"domains":{"__proto__":{"name":"evil","publicToken":"evil"}},"__proto__":{"default":{"name":"evil","publicToken":"evil"}}}'
    expect(read(hostile).operator.name).toBe('usual')
    expect(({} as { publicToken?: string }).publicToken).toBeUndefined()
  })
})
