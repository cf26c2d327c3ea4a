import { describe, expect, it } from 'vitest'

import { catalogueWithShortIds, shortIds, withShortIds } from './shortIds.ts'

const po = (...texts: string[]) =>
  `msgid ""\nmsgstr ""\n"Language: en\\n"\n\n${texts.map((text) => `msgid "${text}"\nmsgstr "${text}"\n`).join('\n')}`

describe('short ids of texts', () => {
  it('are one for each text, and no two the same', async () => {
    const texts = Array.from({ length: 3000 }, (_, index) => `text ${index}`)
    const ids = await shortIds(po(...texts))
    expect(ids.size).toBe(3000)
    expect(new Set(ids.values()).size).toBe(3000)
    expect([...ids.values()].every((id) => /^[a-zA-Z]{1,3}$/.test(id))).toBe(true)
  })

  it('stand in the scripts and in the catalogue alike, and no other text changes', async () => {
    const ids = await shortIds(po('Early', 'Today'))
    const [[early, shortEarly] = ['', '']] = ids
    expect(withShortIds(`t({ id: "${early}" }); row({ id: "row-12" })`, ids)).toBe(
      `t({ id: "${shortEarly}" }); row({ id: "row-12" })`,
    )
    const json = JSON.stringify({ [early]: [`say "${early}" \\ 'now'`], unknown: ['x'] })
    const catalogue = `export const messages=JSON.parse(${JSON.stringify(json)});`
    const short = catalogueWithShortIds(catalogue, ids)
    const read = /JSON\.parse\((.*)\);/.exec(short)?.[1] ?? ''
    expect(JSON.parse(JSON.parse(read) as string)).toEqual({
      [shortEarly]: [`say "${early}" \\ 'now'`],
      unknown: ['x'],
    })
  })

  it('are refused for what is no compiled catalogue', () => {
    expect(() => catalogueWithShortIds('export const messages = {}', new Map())).toThrow('no messages')
  })
})
