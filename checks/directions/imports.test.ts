import { expect, it } from 'vitest'

import { importsIn } from './imports.ts'

it('finds every kind of import, types included, with its line', () => {
  const source = [
    "import a from './a.ts'",
    "import type { B } from './b.ts'",
    "import { type C } from './c.ts'",
    "import './d.ts'",
    "export { e } from './e.ts'",
    "export type * from './f.ts'",
    "type G = import('./g.ts').G",
    "let h: typeof import('./h.ts')",
    "const i = () => import('./i.ts')",
    "import j = require('./j.ts')",
    "const k = require('./k.ts')",
    "const l = import.meta.glob(['./l/*.po', './m/*.po'])",
    'const n = import(`./n/${a}.ts`)',
  ]
  const expected = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'e.ts', 'f.ts', 'g.ts', 'h.ts', 'i.ts', 'j.ts', 'k.ts']
  expect(importsIn('x.ts', source.join('\n'))).toEqual([
    ...expected.map((name, index) => ({ line: index + 1, specifier: `./${name}` })),
    { line: 12, specifier: './l/*.po' },
    { line: 12, specifier: './m/*.po' },
    { line: 13, specifier: './n/*' },
  ])
})

it('reads TSX and plain modules', () => {
  const tsx = "export const A = () => <b>{import('./b.tsx')}</b>"
  expect(importsIn('a.tsx', tsx)).toEqual([{ line: 1, specifier: './b.tsx' }])
  expect(importsIn('a.mjs', "export * from './b.mjs'")).toEqual([{ line: 1, specifier: './b.mjs' }])
})

it('does not take a comment, a text or a call with another name for an import', () => {
  const source = [
    "// import a from './a.ts'",
    'const text = "import b from \'./b.ts\'"',
    "load('./c.ts')",
    "glob('./d.ts')",
    'import(name)',
    'export { text }',
  ]
  expect(importsIn('x.ts', source.join('\n'))).toEqual([])
})
