import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { inspection } from './inspection.ts'

describe('the client that can be looked into', () => {
  it('has one root, so that hearing it is hearing every actor [CHART-02]', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file),
    )
    const makers = files.filter((file) =>
      /\bcreateActor\(|\buse(?:Machine|ActorRef)\(|\buseActor\b.*from '@xstate/.test(
        readFileSync(join('src', file), 'utf8'),
      ),
    )
    expect(makers).toEqual(['client/createClient.ts'])
  })

  it("is only the development server's: no build is made with it [CHART-02]", () => {
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
