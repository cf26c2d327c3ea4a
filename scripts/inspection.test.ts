import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { inspection, withInspectedActors } from './inspection.ts'

describe('the client that can be looked into', () => {
  it('makes its actors where every root is known, and else is as it was [CHART-02]', () => {
    expect(withInspectedActors("import { createActor, fromPromise } from 'xstate'\n")).toBe(
      "import { createActor } from '#src/inspection/roots.ts';import { fromPromise } from 'xstate'\n",
    )
    expect(withInspectedActors("import { setup } from 'xstate'\n")).toBeNull()
  })

  it('has no root that is made in another way [CHART-02]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:testing|inspection)\//.test(file),
    )
    const makers = files.filter((file) =>
      /\bcreateActor\(|\buse(?:Machine|Actor|ActorRef)\(/.test(readFileSync(join('src', file), 'utf8')),
    )
    expect(makers.length).toBeGreaterThan(3)
    expect(
      makers.filter((file) => withInspectedActors(readFileSync(join('src', file), 'utf8')) === null),
    ).toEqual([])
  })

  it('is that of the development server alone: no build is made with it [CHART-02]', () => {
    const { apply } = inspection()
    if (typeof apply !== 'function') throw new Error('the step of the build does not say when it applies')
    const applies = (command: 'build' | 'serve', mode: string): boolean =>
      apply.call({} as never, {}, { command, mode })
    expect(applies('serve', 'development')).toBe(true)
    expect([
      applies('build', 'production'),
      applies('build', 'development'),
      applies('serve', 'test'),
    ]).toEqual([false, false, false])
  })
})
