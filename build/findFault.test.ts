import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { RolldownMagicString } from 'rolldown'
import { afterEach, describe, expect, it } from 'vitest'

import { createFaultLog, supportCodeOf } from '#src/client/platform/faults.ts'

import { findFault } from './findFault.ts'

const version = '202611210600'
const script = 'app-12345678.js'
const source = 'function place() {\n  throw new Error("broken")\n}\n'
const served = `/*!*/${source.replaceAll('\n', '')}`

/** Folders as the build writes them, with one script made of one module. */
function release(...versions: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'slipway-maps-'))
  const edited = new RolldownMagicString(source)
  for (const match of source.matchAll(/\n/g)) edited.remove(match.index, match.index + 1)
  edited.prepend('/*!*/')
  const map = edited.generateMap({ source: '../../src/place.ts', hires: true }).toString()
  for (const each of versions) {
    mkdirSync(join(folder, each))
    writeFileSync(join(folder, each, `${script}.map`), map)
  }
  folders.push(folder)
  return folder
}

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** What a member is shown for an error that was thrown at a column, counted from 0, of the script as it was served. */
function fault(column: number, text = '', name = 'Error') {
  const error = Object.assign(new Error(text), { name })
  error.stack = `${name}: ${text}\n    at place (https://bet.example/v8/assets/${script}:1:${column + 1})`
  const faults = createFaultLog({ counters: { count: () => undefined }, serverNow: () => 0, version })
  return faults.of(error)
}

const thrown = served.indexOf('new Error')

describe('the code of a fault', () => {
  it('leads to file, line and version, whatever the error said [SRV-12] [SRV-15]', () => {
    const folder = release(version)
    const place = { version, script, source: { file: 'src/place.ts', line: 2, column: 9 } }
    for (const { code } of [fault(thrown), fault(thrown, 'of alice', 'TypeError')])
      expect(findFault(code, folder)).toEqual([place])
    expect(findFault(fault(thrown).code.toLowerCase(), folder)).toEqual([place])
  })

  it('says the version if it is a whole support code [SRV-15]', () => {
    const folder = release(version, '202701010000')
    const shown = fault(thrown)
    expect(findFault(shown.code, folder)).toHaveLength(2)
    expect(findFault(supportCodeOf(shown), folder)).toMatchObject([{ version }])
  })

  it('is the script if that could not be fetched [ROUTE-06]', () => {
    const { code } = fault(0, 'app', 'scriptLoadError')
    expect(findFault(code, release(version))).toEqual([{ version, script, source: null }])
  })

  it('leads nowhere if its version is not kept, and is refused if it is not a code', () => {
    expect(findFault(fault(served.length + 1).code, release(version))).toEqual([])
    expect(findFault('3F9A2C', join(tmpdir(), 'no-such-folder'))).toEqual([])
    expect(() => findFault('alice', release(version))).toThrow('no code of a fault')
  })
})
