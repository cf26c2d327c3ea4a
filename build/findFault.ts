import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type SourceMapPayload, SourceMap } from 'node:module'
import { join } from 'node:path'

import { faultCodeOf } from '../src/client/platform/faults.ts'
import { columnsOf } from './mapColumns.ts'

/** Where a fault that a member was shown happened. */
export interface FaultPlace {
  readonly version: string
  /** The script as it was served. */
  readonly script: string
  /** In our source, counted from 1; null if the script could not be fetched at all. */
  readonly source: { readonly file: string; readonly line: number; readonly column: number } | null
}

/**
 * Every place that a code may mean. A code is a hash of the place (`src/client/platform/faults.ts`), so we try the places
 * that the maps know: engines report where an expression begins, as maps do. Only if none of them fits, we try every
 * other column, for engines that count differently.
 * @param code six hexadecimal digits, or the whole support code, which says the version too
 * @param folder what `keepMaps` wrote: a folder for each version
 * @throws if the code is not one
 */
export function findFault(code: string, folder: string): readonly FaultPlace[] {
  const [, version, short] = /^(?:(\d{12})-)?([\dA-F]{6})(?:-.*)?$/.exec(code.toUpperCase()) ?? []
  if (short === undefined) throw new Error(`${code} is no code of a fault: six hexadecimal digits`)
  const versions = existsSync(folder) ? readdirSync(folder) : []
  return versions
    .filter((each) => version === undefined || each === version)
    .flatMap((each) => placesIn(join(folder, each), short).map((place) => ({ version: each, ...place })))
}

function placesIn(folder: string, code: string): readonly Omit<FaultPlace, 'version'>[] {
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js.map'))
    .map((name) => ({
      script: name.slice(0, -'.map'.length),
      payload: JSON.parse(readFileSync(join(folder, name), 'utf8')) as SourceMapPayload,
    }))
  const missing = scripts
    .map(({ script }) => script)
    .filter((script) => faultCodeOf(`script ${script.replace(/-[\w-]{8}\.js$/, '')}`) === code)
    .map((script) => ({ script, source: null }))
  const known = scripts.flatMap((each) => placesAt(each, columnsOf(each.payload.mappings), code))
  if (missing.length + known.length > 0) return [...missing, ...known]
  return scripts.flatMap((each) => placesAt(each, everyColumn(each.payload.mappings), code))
}

function everyColumn(mappings: string): readonly (readonly number[])[] {
  return columnsOf(mappings).map((columns) =>
    Array.from({ length: (columns.at(-1) ?? 0) + 1 }, (_, at) => at),
  )
}

function placesAt(
  { script, payload }: { readonly script: string; readonly payload: SourceMapPayload },
  columns: readonly (readonly number[])[],
  code: string,
): readonly Omit<FaultPlace, 'version'>[] {
  const map = new SourceMap(payload)
  return columns.flatMap((ofLine, line) =>
    ofLine
      // Engines count from 1, maps from 0.
      .filter((column) => faultCodeOf(`${script}:${line + 1}:${column + 1}`) === code)
      .flatMap((column) => {
        const entry = map.findEntry(line, column)
        if (!('originalSource' in entry)) return []
        const file = entry.originalSource.replace(/^(?:\.\.\/)+/, '')
        const source = { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
        return [{ script, source }]
      }),
  )
}
