import { SourceMap, type SourceMapPayload } from 'node:module'

import { RolldownMagicString } from 'rolldown'
import { describe, expect, it } from 'vitest'

import { withHint } from './compileAhead.ts'

describe('a script of the first view', () => {
  it('asks to be compiled while it arrives, in the comment that browsers look for', () => {
    const { code } = withHint({ code: 'a()', mappings: '' })
    expect(code).toBe('//# allFunctionsCalledOnLoad\na()')
  })

  it('keeps each place where the source map finds it [SRV-12]', () => {
    const code = 'a();const l=()=>b();\nc()'
    const map = new RolldownMagicString(code).generateMap({ source: 'main.ts', hires: true })
    const { mappings } = withHint({ code, mappings: map.mappings })
    const found = new SourceMap({ ...(JSON.parse(map.toString()) as SourceMapPayload), mappings })
    expect(found.findEntry(1, code.indexOf('b()'))).toMatchObject({
      originalSource: 'main.ts',
      originalLine: 0,
      originalColumn: code.indexOf('b()'),
    })
    expect(found.findEntry(2, 0)).toMatchObject({ originalLine: 1, originalColumn: 0 })
  })
})
