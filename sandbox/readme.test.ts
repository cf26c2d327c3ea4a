import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { members } from './members.ts'

describe("the README's table of members", () => {
  it('says of each member what it is for, in the words of the table that the sandbox reads', () => {
    const readme = readFileSync(new URL('README.md', import.meta.url), 'utf8')
    const table = /<!-- members -->\n([\s\S]*?)\n<!-- \/members -->/.exec(readme)?.[1] ?? ''
    const rows = members.map(({ code, meaning }) => `| ${code} | ${meaning} |`)
    const guest = '| guests (`guest: true`) | Look; no wallet, no bets. |'
    expect(table.split('\n')).toEqual(['| member | what it is for |', '|---|---|', ...rows, guest])
  })
})
