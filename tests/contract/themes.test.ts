import { readdirSync, readFileSync } from 'node:fs'

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { themeNames } from '#domain/session/theme.ts'
import { objectAt } from '#openapi/documents.ts'
import { createContractValidator } from '#openapi/validator.ts'
import { isColour } from '#src/ui/theme/colour.ts'
import { themeVariables } from '#src/ui/theme/names.ts'

import { clientSchema } from './contract.ts'

const contract = createContractValidator()

function problems(schema: string, value: unknown): string[] {
  return contract.problems('client.yaml', `/components/schemas/${schema}`, value)
}

describe('themes', () => {
  it("are named as the contract names them, and their variables are the client's one list [THEME-01]", () => {
    expect(new Set<unknown>(themeNames)).toEqual(new Set([clientSchema('ThemeName').enum].flat()))
    const schema = clientSchema('Theme')
    expect(schema.required).toEqual([...themeVariables])
    expect(Object.keys(objectAt(schema, 'properties'))).toEqual([...themeVariables])
  })

  it.each(readdirSync('public/themes'))('%s is valid under the contract [THEME-01]', (file) => {
    expect(problems('Theme', JSON.parse(readFileSync(`public/themes/${file}`, 'utf8')))).toEqual([])
  })

  it('have the colours that the contract allows, and no others [THEME-01]', () => {
    const colour = fc.oneof(
      fc.stringMatching(/^#[0-9a-fA-F]{2,9}$/),
      fc.stringMatching(/^(rgb|rgba|hsl|hsla|oklch|lab|url|var|RGB)\([0-9a-z.,%/ #;:-]{0,63}\)?$/),
      fc.constantFrom('transparent', 'red', 'inherit', ''),
      fc.string(),
    )
    fc.assert(
      fc.property(colour, (text) => {
        expect(isColour(text)).toBe(problems('Colour', text).length === 0)
      }),
    )
  })
})
