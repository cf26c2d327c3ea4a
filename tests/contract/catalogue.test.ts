import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { errors } from '#domain/session/errorCatalogue.ts'

describe('the message catalogue in the contract', () => {
  it('has each message with its code, and says which are final for a bet [SRV-12] [SLIP-18]', () => {
    const document = readFileSync(new URL('../../openapi/client.yaml', import.meta.url), 'utf8')
    const [, table = ''] =
      /\| code \| message \| for a bet \|\n[^\n]+\n([\s\S]*?)\n {2}license/.exec(document) ?? []
    const rows = table.split('\n').map((row) => row.split('|').map((cell) => cell.trim()))
    const known = Object.values(errors).map(({ code, text, refusal }) => [
      '',
      String(code),
      text,
      refusal ? 'final' : '',
      '',
    ])
    expect(rows).toEqual(known)
  })
})
