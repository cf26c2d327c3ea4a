import { describe, expect, it } from 'vitest'

import { scriptArrived, scriptFailure } from '#src/client/scripts.ts'

import { withImportsAgain } from './importAgain.ts'

describe('a script that is fetched when it is asked for', () => {
  it('is asked for through a helper, which finds it beside the script that asks [SLIP-18]', () => {
    const changed = withImportsAgain(
      'import{a}from"./client-1.js";const l=()=>import(`./later-2.js`).then(e=>e.u);',
    )
    expect(changed).toContain('import{a}from"./client-1.js"')
    expect(changed).toContain('slipwayImport(new URL(`./later-2.js`,import.meta.url).href).then(e=>e.u)')
    expect(changed).not.toContain('import(`./later-2.js`)')
  })

  it('fails after 120 s as what the client reads, and tells of what has come [ROUTE-06]', () => {
    const changed = withImportsAgain('import(`./later-2.js`)')
    expect(changed).toContain(`name:'${scriptFailure}'`)
    expect(changed).toContain(`new CustomEvent('${scriptArrived}'`)
    expect(changed).toContain('setTimeout(give,120000,true)')
  })

  it('leaves a script alone that asks for none', () => {
    const code = 'import{a}from"./client-1.js";export{a};'
    expect(withImportsAgain(code)).toBe(code)
  })
})
