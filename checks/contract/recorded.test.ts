import { describe, expect, it } from 'vitest'

import { listFields, recordedProblems, recordedSource } from './recorded.ts'

const schema = (properties: Record<string, string | null>) => ({
  properties: Object.fromEntries(
    Object.entries(properties).map(([name, mark]) => [
      name,
      { type: 'string', ...(mark !== null && { 'x-recorded': mark }) },
    ]),
  ),
})

const fieldsOf = (...schemas: object[]) => listFields({ 'a.yaml': JSON.parse(JSON.stringify({ schemas })) })

describe('what a recording keeps of the contract', () => {
  it('is marked at each field, and a name has one mark wherever it stands [CHART-05]', () => {
    expect(recordedProblems()).toEqual([])
    expect(
      recordedProblems(fieldsOf(schema({ odds: 'keep', stake: 'keep' }), schema({ odds: 'keep' }))),
    ).toEqual([])
    expect(recordedProblems(fieldsOf(schema({ nickname: null, odds: 'most' })))).toEqual([
      expect.stringContaining('a.yaml#/schemas/0/properties/nickname: mark what'),
      expect.stringContaining('a.yaml#/schemas/0/properties/odds: mark what'),
    ])
    expect(recordedProblems(fieldsOf(schema({ text: 'keep' }), schema({ text: 'hide' })))).toEqual([
      'a.yaml#/schemas/1/properties/text is marked x-recorded: hide, and a.yaml#/schemas/0/properties/text keep: one name has one mark.',
    ])
  })

  it('is made of the marks: what has none is not there, nor what is of a schema that is left out [CHART-05]', () => {
    const fields = fieldsOf(
      schema({ odds: 'keep', nickname: null, memberCode: 'name' }),
      { ...schema({ colour: 'keep' }), 'x-recorded': 'omit' },
      { items: schema({ balance: 'round' }) },
    )
    const source = recordedSource(fields)
    expect(source.slice(source.indexOf('new Map'))).toBe(
      "new Map<string, RecordedMark>([\n  ['balance', 'round'],\n  ['memberCode', 'name'],\n  ['odds', 'keep'],\n])\n",
    )
  })
})
