import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, describe, expect, it } from 'vitest'

import { checkDirections } from './check.ts'
import { readTree } from './readTree.ts'
import { rooms } from './rooms.ts'

const imports = {
  '#domain/*': './domain/*',
  '#machines/*': './machines/*',
  '#sandbox/*': './sandbox/*',
  '#src/*': './src/*',
  '#tests/*': './tests/*',
}

/** A tree that keeps every direction. */
const right = {
  'domain/money/money.ts': 'export type Money = number',
  'machines/slip.ts': "import type { Money } from '#domain/money/money.ts'\nimport { setup } from 'xstate'",
  'src/ui/feedback/Badge.tsx': "import { memo } from 'react'\nexport const Badge = memo(() => <b />)",
  'src/features/odds/PriceCell.tsx': "import { Badge } from '#src/ui/feedback/Badge.tsx'",
  'src/features/history/History.tsx': "import { cell } from '#src/features/odds/PriceCell.tsx'",
  'src/features/history/testing/server.ts': "import { serve } from '#sandbox/server/serve.ts'",
  'src/features/history/History.test.tsx':
    "import './testing/server.ts'\nimport '#src/features/betSlip/Slip.tsx'\nimport '#tests/pages.ts'",
  'src/features/betSlip/Slip.tsx': "import { Leg } from './leg/Leg.tsx'",
  'src/features/betSlip/leg/Leg.tsx': "import type { Money } from '#domain/money/money.ts'",
  'src/app/App.tsx': "import '#src/features/betSlip/Slip.tsx'\nimport '#src/features/history/History.tsx'",
  'sandbox/server/serve.ts': "import type { Money } from '../../domain/money/money.ts'",
  'tests/e2e/slip/bet.spec.ts': "import '#sandbox/server/serve.ts'\nimport '../pages.ts'",
  'tests/pages.ts': "import '#src/ui/feedback/Badge.tsx'",
}

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A repository with the right tree and some additional or replaced files, in a folder of its own. */
function seeded(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'directions-'))
  folders.push(root)
  const all = { ...right, ...files, 'package.json': JSON.stringify({ imports }) }
  for (const [path, source] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  return root
}

function problemsWith(files: Readonly<Record<string, string>>): string[] {
  return checkDirections(readTree(seeded(files)), rooms)
}

describe('the check of directions', () => {
  it('accepts a tree that keeps them', () => {
    expect(problemsWith({})).toEqual([])
  })

  it.each([
    [
      'a feature that imports another',
      'src/features/betSlip/Slip.tsx',
      "\nimport { History } from '#src/features/history/History.tsx'",
      'src/features/betSlip/Slip.tsx:2 imports #src/features/history/History.tsx: features do not import each other: features/betSlip may not import features/history.',
    ],
    [
      'a type from a floor above',
      'src/wire/bets/bets.ts',
      "import type { Cell } from '#src/features/odds/PriceCell.tsx'",
      'src/wire/bets/bets.ts:1 imports #src/features/odds/PriceCell.tsx: imports only go down: src/wire may not import src/features/odds, which stands above it.',
    ],
    [
      'a relative import from a floor above',
      'src/ui/text/Name.tsx',
      "export type Cell = import('../../features/odds/PriceCell.tsx').Cell",
      'src/ui/text/Name.tsx:1 imports ../../features/odds/PriceCell.tsx: imports only go down: src/ui may not import src/features/odds, which stands above it.',
    ],
    [
      'rooms beside each other',
      'src/realtime/book.ts',
      "export * from '#src/storage/facts.ts'",
      'src/realtime/book.ts:1 imports #src/storage/facts.ts: realtime and storage do not import each other: realtime may not import storage.',
    ],
    [
      'a dynamic import of the client by the sandbox',
      'sandbox/server/files/page.ts',
      "const page = () => import('#src/app/App.tsx')",
      'sandbox/server/files/page.ts:1 imports #src/app/App.tsx: sandbox/server imports deploy, domain and openapi alone: it may not import src.',
    ],
    [
      'a room at the bottom that imports another',
      'domain/bets.ts',
      "import '../machines/slip.ts'",
      'domain/bets.ts:1 imports ../machines/slip.ts: domain imports no other room: it may not import machines.',
    ],
    [
      'a framework in the domain',
      'domain/hooks.ts',
      "import { useState } from 'react'",
      'domain/hooks.ts:1 imports react: domain does without the package react.',
    ],
  ])('names file, line and rule of %s', (_what, path, source, problem) => {
    expect(problemsWith({ [path]: source })).toContain(problem)
  })

  it('names product code that imports a test helper, or a test', () => {
    expect(
      problemsWith({
        'src/features/betSlip/Slip.tsx': "import { server } from '#src/features/history/testing/server.ts'",
        'sandbox/server/serve.ts': "import type { Pages } from '#tests/pages.ts'",
        'src/app/App.tsx': "import '#src/features/history/History.test.tsx'",
      }),
    ).toEqual([
      'sandbox/server/serve.ts:1 imports #tests/pages.ts: only tests import what helps tests.',
      'src/app/App.tsx:1 imports #src/features/history/History.test.tsx: only tests import what helps tests.',
      'src/features/betSlip/Slip.tsx:1 imports #src/features/history/testing/server.ts: only tests import what helps tests.',
    ])
  })

  it('lets a room that shows tests import what helps them, and no other', () => {
    const source = "import { allModels } from '#tests/pages.ts'"
    const rooms = { 'charts/simulate/play.ts': source, 'charts/page/App.tsx': source }
    expect(problemsWith(rooms)).toEqual([
      'charts/page/App.tsx:1 imports #tests/pages.ts: only tests import what helps tests.',
    ])
  })

  it('names a file that is in no room', () => {
    expect(problemsWith({ 'utils/sum.ts': '', 'src/helpers/sum.ts': '' })).toEqual([
      'src/helpers/sum.ts stands in no room: name one in checks/directions/rooms.ts.',
      'utils/sum.ts stands in no room: name one in checks/directions/rooms.ts.',
    ])
  })

  it('names a circle of files that only type imports close', () => {
    expect(
      problemsWith({
        'domain/a.ts': "import { b } from './b.ts'",
        'domain/b.ts': "\nimport type { C } from './c.ts'",
        'domain/c.ts': "export type C = import('./a.ts').A",
      }),
    ).toEqual([
      'domain/a.ts:1 imports ./b.ts: a circle of files, domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts; domain/b.ts:2 imports ./c.ts; domain/c.ts:1 imports ./a.ts.',
    ])
  })

  it('names a circle of folders without a circle of files', () => {
    expect(
      problemsWith({
        'machines/slip/slip.ts': "import { place } from '../placement/place.ts'",
        'machines/placement/place.ts': '',
        'machines/placement/refusal.ts': "import type { Code } from '../slip/codes.ts'",
        'machines/slip/codes.ts': '',
      }),
    ).toEqual([
      'machines/placement/refusal.ts:1 imports ../slip/codes.ts: a circle of folders, machines/placement → machines/slip → machines/placement; machines/slip/slip.ts:1 imports ../placement/place.ts.',
    ])
  })

  it('names a circle of a folder and a file next to it', () => {
    expect(
      problemsWith({
        'src/features/betSlip/Slip.tsx': "import { Leg } from './leg/Leg.tsx'\nexport type View = 1",
        'src/features/betSlip/leg/Range.tsx': "import type { View } from '../Slip.tsx'",
      }),
    ).toEqual([
      'src/features/betSlip/leg/Range.tsx:1 imports ../Slip.tsx: a circle of folders, src/features/betSlip/leg → src/features/betSlip/Slip.tsx → src/features/betSlip/leg; src/features/betSlip/Slip.tsx:1 imports ./leg/Leg.tsx.',
    ])
  })

  it('does not count circles of folders that tests next to the code close', () => {
    expect(
      problemsWith({
        'machines/slip/slip.ts': "import { place } from '../placement/place.ts'",
        'machines/slip/testing/fakes.ts': '',
        'machines/placement/place.ts': '',
        'machines/placement/place.test.ts': "import '../slip/testing/fakes.ts'\nimport '../slip/slip.ts'",
      }),
    ).toEqual([])
  })
})

it('is a command that names what is wrong, ends in one clear line, and fails', () => {
  const root = join(import.meta.dirname, '../..')
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/tsx'),
    [join(root, 'scripts/checks/directions.ts'), '--check'],
    { cwd: seeded({ 'machines/slip.ts': "import '#src/ui/feedback/Badge.tsx'" }), encoding: 'utf8' },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'One thing is against the directions.\n',
    stderr:
      'machines/slip.ts:1 imports #src/ui/feedback/Badge.tsx: machines imports domain alone: it may not import src.\n',
  })
})
