import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { layer } from './scale.ts'

/** Files of the client that could place something above something else, tests apart. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:tsx?|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/${name}`)

/** What stands behind each `z-index` of a file, in whatever notation. */
function layersIn(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:z-index|z-?Index)['"\]]*\s*[:=]\s*([^,;}\n]+)/g)
  return [...found].map(([, value = '']) => value.trim())
}

describe('what lies above what', () => {
  it('stands in one scale: nobody else writes a number [A11Y-01]', () => {
    const used = [...files, 'index.html'].flatMap((file) =>
      layersIn(file).map((value) => ({ file, value, name: /^layer\.(\w+)$/.exec(value)?.[1] })),
    )
    expect(used.filter(({ name }) => name === undefined || !(name in layer))).toEqual([])
    // Each layer is somebody's.
    expect(new Set(used.map(({ name }) => name))).toEqual(new Set(Object.keys(layer)))
  })

  it('is rows, what is sticky over them, the window of a stream, bars, toasts, and the skip links above all [A11Y-01]', () => {
    const { stickyInPart, overRows, sticky, window, bar, toast, skip } = layer
    const rising = [0, stickyInPart, overRows, sticky, window, bar, toast, skip]
    expect(rising.toSorted((a, b) => a - b)).toEqual(rising)
    expect(new Set(rising).size).toBe(rising.length)
  })
})
