import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { type ErrorName, errors } from '#domain/session/errorCatalogue.ts'

import { bettingMessages, toldElsewhere, toldOfKinds, toldOfSingles } from '../harness/messages.ts'

const spec = (name: string) => readFileSync(new URL(`../e2e/${name}`, import.meta.url), 'utf8')

/** The text up to its first placeholder. */
const beginning = (name: ErrorName) => errors[name].text.split('{')[0] ?? ''

describe('every betting message of the catalogue', () => {
  it('is in a browser test [SLIP-19]', () => {
    const told = new Set<ErrorName>([
      ...toldOfSingles,
      ...Object.values(toldOfKinds).flat(),
      ...(Object.keys(toldElsewhere) as ErrorName[]),
    ])
    expect(bettingMessages.filter((name) => !told.has(name))).toEqual([])
    expect(bettingMessages.length).toBeGreaterThan(50)
  })

  it.each(Object.entries(toldElsewhere) as [ErrorName, string][])(
    '%s is in the test that claims to show it [SLIP-19]',
    (name, file) => {
      const text = spec(file)
      expect(text.includes(beginning(name)) || text.includes(`errors.${name}.`)).toBe(true)
    },
  )

  it('is shown by the tests of every list [SLIP-19]', () => {
    const text = spec('slip/refusals/messages.spec.ts')
    for (const list of Object.keys(toldOfKinds)) expect(text).toContain(`toldOfKinds.${list}`)
    expect(text).toContain('sampleOf(toldOfSingles, ')
  })
})
