import { SourceMap, type SourceMapPayload } from 'node:module'

import { RolldownMagicString } from 'rolldown'
import { describe, expect, it } from 'vitest'

import { scriptArrived, scriptFailure } from '#src/client/platform/scripts.ts'

import { scriptsNeeded, withFetches, withHelper } from './fetchFirst.ts'
import { shiftColumns } from './mapColumns.ts'

const alone = (): readonly string[] => []

describe('a script that is fetched when it is asked for', () => {
  it('is requested through a helper [SLIP-18]', () => {
    const { code: changed } = withFetches(
      'import{a}from"./client-1.js";const l=()=>import(`./later-2.js`).then(e=>e.u);',
      alone,
    )
    expect(changed).toContain('import{a}from"./client-1.js"')
    expect(changed).toContain('slipwayImport(`./later-2.js`).then(e=>e.u)')
    expect(changed).not.toMatch(/\bimport\(/)
  })

  it('is fetched with all that it needs and that is not there from the start [ROUTE-06]', () => {
    const neededWith = scriptsNeeded([
      { fileName: 'assets/app-A.js', imports: ['assets/vendor-V.js'] },
      { fileName: 'assets/vendor-V.js', imports: [] },
      { fileName: 'assets/rest-R.js', imports: ['assets/app-A.js', 'assets/later-L.js'] },
      { fileName: 'assets/later-L.js', imports: ['assets/vendor-V.js', 'assets/floating-F.js'] },
      // A circle of scripts is one that they all need.
      { fileName: 'assets/floating-F.js', imports: ['assets/later-L.js'] },
    ])
    expect(neededWith('./rest-R.js')).toEqual(['./later-L.js', './floating-F.js'])
    expect(neededWith('./floating-F.js')).toEqual(['./later-L.js'])
    const { code: changed } = withFetches('const l=()=>import("./rest-R.js")', neededWith)
    expect(changed).toBe('const l=()=>slipwayImport("./rest-R.js","./later-L.js","./floating-F.js")')
  })

  it('fails after 120 s with an error that the client can read, and reports each script that has arrived [ROUTE-06]', () => {
    const { code: changed } = withHelper('first()')
    expect(changed).toContain(`name:'${scriptFailure}'`)
    expect(changed).toContain(`new CustomEvent('${scriptArrived}'`)
    expect(changed).toContain('setTimeout(give,120000,true)')
  })

  it('keeps each place where the source map finds it [SRV-12]', () => {
    const code = 'a();const l=()=>import(`./later-2.js`).then(b),m=()=>import(`./more-3.js`);c()'
    const map = new RolldownMagicString(code).generateMap({ source: 'main.ts', hires: true })
    const asked = withFetches(code, () => ['./with-4.js'])
    const { code: changed, shifts } = withHelper(asked.code)
    const mappings = shiftColumns(shiftColumns(map.mappings, asked.shifts), shifts)
    const found = new SourceMap({ ...(JSON.parse(map.toString()) as SourceMapPayload), mappings })
    for (const text of ['a()', '.then', ',m', 'c()'])
      expect(found.findEntry(0, changed.lastIndexOf(text))).toMatchObject({
        originalSource: 'main.ts',
        originalColumn: code.lastIndexOf(text),
      })
  })

  it('leaves a script alone that requests no other', () => {
    const code = 'import{a}from"./client-1.js";export{a};'
    expect(withFetches(code, alone)).toEqual({ code, shifts: [] })
  })
})
