import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

import { members } from './members.ts'

describe("the README's table of members", () => {
  it('says what each member is for, in the words of the table that the sandbox reads', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
    const table = /<!-- members -->\n([\s\S]*?)\n<!-- \/members -->/.exec(readme)?.[1] ?? ''
    const rows = members.map(({ code, meaning }) => `| ${code} | ${meaning} |`)
    const crowd =
      '| crowd-1 to crowd-99999 | Ordinary members with 100,000.00 CNY, as many as are wanted: `npm run load`. |'
    const guest = '| guests (`guest: true`) | Look; no wallet, no bets. |'
    expect(table.split('\n')).toEqual(['| member | what it is for |', '|---|---|', ...rows, crowd, guest])
  })
})

describe("the README's table of causes", () => {
  it('has a row for each message of the catalogue, word for word and in its order, and a cause in each [SLIP-19] [SRV-12]', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
    const table = /<!-- causes -->\n([\s\S]*?)\n<!-- \/causes -->/.exec(readme)?.[1] ?? ''
    const rows = table.split('\n').map((row) => row.split(' | '))
    const known = Object.entries(errors).map(([name, { text }]) => [`| ${name}`, text])
    expect(rows.slice(2).map(([name, text]) => [name, text])).toEqual(known)
    for (const [name, , cause = ''] of rows.slice(2)) expect(cause.length, name).toBeGreaterThan(10)
  })
})
