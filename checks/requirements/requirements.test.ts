import { describe, expect, it } from 'vitest'

import { checkRequirements } from './check.ts'
import { citationsIn, titlesIn } from './titles.ts'

const list = '| id | what is shown |\n|---|---|\n| SLIP-03 | a flag |\n| LIVE-05 | prices |\n'
const areas = new Set(['SLIP', 'LIVE'])

/** A title of a test that cites an id, in pieces, so that this file itself cites nothing. */
const cite = (...ids: string[]): string => ids.map((id) => `[${id}]`).join(' ')

function problemsOf(...sources: string[]): string[] {
  const files = sources.map((source, index) => ({ path: `src/${index}.test.ts`, source }))
  return checkRequirements(list, files).problems
}

const proof = `
  it('clears the flag ${cite('SLIP-03')}', () => {})
  test('shows prices ${cite('LIVE-05')}', async () => {})
`

describe('the check of requirements', () => {
  it('passes if each listed id is cited by a title', () => {
    expect(problemsOf(proof)).toEqual([])
  })

  it('does not accept a comment, a text of a test or the title of a step as proof', () => {
    const said = `
      // ${cite('SLIP-03')}
      /** ${cite('SLIP-03')} */
      const about = '${cite('SLIP-03')}'
      it('shows prices ${cite('LIVE-05')}', () => {
        expect(about, '${cite('SLIP-03')}').toBe('${cite('SLIP-03')}')
      })
      test.step('clears ${cite('SLIP-03')}', () => {})
    `
    expect(problemsOf(said)).toEqual([
      'tests/requirements.md lists SLIP-03, and no title of a test cites it.',
    ])
  })

  it('names file and line of an id that is not listed', () => {
    expect(problemsOf(proof, `\n\nit('does more ${cite('SLIP-99')}', () => {})`)).toEqual([
      'src/1.test.ts:3: SLIP-99 is not listed in tests/requirements.md.',
    ])
  })

  it.each([
    ['ids with a comma', cite('SLIP-03, LIVE-05')],
    ['ids with a blank', cite('SLIP-03 LIVE-05')],
    ['numbers of one area', cite('SLIP-03 04')],
    ['small letters', cite('slip-03')],
    ['a number of one digit', cite('SLIP-3')],
    ['no hyphen', cite('SLIP03')],
  ])('names file and line of %s in one bracket, and proves nothing by it', (_what, notation) => {
    expect(problemsOf(`it('clears the flag ${notation}', () => {})`)).toEqual([
      `src/0.test.ts:1: ${notation} is no citation: write each id in brackets, [SLIP-03].`,
      'tests/requirements.md lists SLIP-03, and no title of a test cites it.',
      'tests/requirements.md lists LIVE-05, and no title of a test cites it.',
    ])
  })

  it('names an id without brackets, and a row that occurs twice', () => {
    expect(citationsIn('clears the flag (SLIP-03)', areas)).toEqual({ ids: [], wrong: ['SLIP-03'] })
    expect(checkRequirements(`${list}| SLIP-03 | again |\n`, []).problems[0]).toContain('SLIP-03 twice')
  })

  it('leaves other words and brackets alone', () => {
    const title = 'reads UTF-16, a list [1-3] and live 5 s, closes [] or [x]'
    expect(citationsIn(title, areas)).toEqual({ ids: [], wrong: [] })
  })
})

describe('titles', () => {
  it('are those of describe, it and test, with each, describe and conditions between', () => {
    const source = [
      "describe('a', () => {})",
      "it.each([['row']])('b %s', () => {})",
      'it.each`x | y`("c", () => {})',
      "test.describe.serial('d', () => {})",
      "describe.runIf(there)('e', () => {})",
      'it(`f ${what} g`, () => {})',
      "it('h ' + what, () => {})",
      "test.use({ name: 'no' }); test.step('no', () => {}); expect('no'); other('no')",
    ].join('\n')
    expect(titlesIn('x.test.ts', source)).toEqual(
      ['a', 'b %s', 'c', 'd', 'e', 'f … g', 'h …'].map((text, index) => ({ line: index + 1, text })),
    )
  })
})
