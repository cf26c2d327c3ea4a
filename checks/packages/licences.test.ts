import { expect, it } from 'vitest'

import { licenceProblems, type Package } from './licences.ts'

const listed: Package = { name: 'cli-table', version: '0.3.11', licence: null, isShipped: false }
const problems = (licence: string | null, isShipped = false) =>
  licenceProblems([listed, { name: 'a', version: '1.0.0', licence, isShipped }])

it('a package may be under a licence that is allowed, or under one of several', () => {
  for (const licence of ['MIT', '(MIT OR CC0-1.0)', 'GPL-3.0-or-later OR EPL-2.0', 'MIT AND ISC'])
    expect(problems(licence)).toEqual([])
})

it('a package under any other, or under none that it says, is named', () => {
  expect(problems('GPL-3.0-only')).toEqual(['a@1.0.0 is under GPL-3.0-only, which may not be installed.'])
  expect(problems('MIT AND GPL-3.0-only')).toHaveLength(1)
  expect(problems('SEE LICENSE IN LICENSE')).toHaveLength(1)
  expect(problems(null)).toEqual(['a@1.0.0 says no licence.'])
})

it('what reaches members has fewer to choose from than what only builds and tests', () => {
  expect(problems('MPL-2.0')).toEqual([])
  expect(problems('MPL-2.0', true)).toEqual(['a@1.0.0 is under MPL-2.0, which may not be shipped.'])
  expect(problems('Apache-2.0', true)).toEqual([])
})

it('a licence that was looked up is asked for again where its package has gone', () => {
  expect(licenceProblems([])).toEqual([
    'cli-table@0.3.11 is not installed any more: take its licence out of the list.',
  ])
})
