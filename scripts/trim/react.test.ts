// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import fc from 'fast-check'
import type * as ReactType from 'react'
import { afterEach, describe, expect, it } from 'vitest'

import { shorterLibrary } from './libraries.ts'
import { loadReact, open, openPage, type Plan, useAll } from './testing/reactPage.ts'

const load = createRequire(import.meta.url)
const worlds = [loadReact(false), loadReact(true)] as const

afterEach(() => {
  while (open.length > 0) open.pop()?.()
})

const props = fc.record(
  {
    className: fc.constantFrom('a', 'b'),
    style: fc.constantFrom({ color: 'red' }, { width: 3, '--x': '1' }),
    title: fc.constantFrom('one', 'two'),
    hidden: fc.boolean(),
    'aria-label': fc.constantFrom('x', 'y'),
    tabIndex: fc.integer({ min: -1, max: 1 }),
    'data-market': fc.constantFrom('1', '2'),
  },
  { requiredKeys: [] },
)
const { tree } = fc.letrec<{ tree: Plan; trees: Plan[] }>((tie) => ({
  trees: fc.array(tie('tree'), { maxLength: 3 }),
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({ kind: fc.constant('text' as const), text: fc.constantFrom('', 'a', 'b') }),
    fc.record({
      kind: fc.constant('host' as const),
      tag: fc.constantFrom('div', 'span', 'button', 'ul', 'a', 'dialog', 'svg'),
      props,
      children: tie('trees'),
      areKeyed: fc.boolean(),
    }),
    fc.record({
      kind: fc.constant('host' as const),
      tag: fc.constant('input'),
      props: fc.record({ value: fc.constantFrom('1', '2'), type: fc.constantFrom('text', 'checkbox') }),
      children: fc.constant<Plan[]>([]),
      areKeyed: fc.constant(false),
    }),
    fc.record({
      kind: fc.constantFrom(
        'fragment' as const,
        'strict' as const,
        'memo' as const,
        'class' as const,
        'forwardRef' as const,
        'portal' as const,
        'store' as const,
      ),
      children: tie('trees'),
    }),
    fc.record({
      kind: fc.constantFrom('state' as const, 'context' as const, 'deferred' as const),
      value: fc.integer({ min: 0, max: 2 }),
      children: tie('trees'),
    }),
    fc.record({ kind: fc.constant('suspense' as const), isWaiting: fc.boolean(), children: tie('trees') }),
    fc.record({ kind: fc.constant('boundary' as const), isFailing: fc.boolean(), children: tie('trees') }),
  ),
}))

describe('React without what the client never asks of it', () => {
  it('renders, updates, suspends, fails and listens as React does', async () => {
    const steps = fc.array(fc.record({ plan: tree, isTransition: fc.boolean(), isUsed: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    })
    await fc.assert(
      fc.asyncProperty(steps, async (plans) => {
        const [whole, short] = await Promise.all(
          worlds.map(async (world) => {
            const page = openPage(world)
            const seen: string[] = []
            for (const { plan, isTransition, isUsed } of plans) {
              await page.rendered(plan, isTransition)
              seen.push(page.html())
              if (isUsed) await useAll(page)
              seen.push(page.html())
            }
            await page.come()
            seen.push(page.html())
            page.root.unmount()
            await page.schedule.finish()
            return { seen, heard: page.heard }
          }),
        )
        expect(short).toEqual(whole)
      }),
      { numRuns: 150 },
    )
  })

  const [, short] = worlds
  const refused = (make: (h: typeof ReactType.createElement) => ReactType.ReactNode) =>
    new Promise<string>((resolve) => {
      const place = document.createElement('div')
      const root = short.client.createRoot(place, { onUncaughtError: (error) => resolve(String(error)) })
      open.push(() => root.unmount())
      root.render(make(short.React.createElement))
      void short.schedule.finish()
    })

  it.each(['html', 'head', 'title', 'link', 'meta', 'script', 'style', 'own-element'])(
    'refuses <%s>',
    async (tag) => {
      expect(await refused((h) => h(tag))).toContain(`left out of react-dom: ${tag}`)
    },
  )

  it('refuses listeners, actions and refs that it would not serve', async () => {
    const nothing = () => undefined
    for (const name of ['onSelect', 'onBeforeInput', 'onCompositionEnd'])
      expect(await refused((h) => h('input', { [name]: nothing }))).toContain(
        `left out of react-dom: ${name}`,
      )
    expect(await refused((h) => h('form', { action: nothing }))).toContain('functions as action')
    expect(await refused((h) => h(short.React.Fragment, { ref: nothing } as object, 'a'))).toContain(
      'refs on fragments',
    )
  })

  it('renames every attribute that a file of the client writes by React’s name', () => {
    const file = load
      .resolve('react-dom/package.json')
      .replace('package.json', 'cjs/react-dom-client.production.js')
    const renamed = (code: string) =>
      [
        ...(/\baliases = new Map\((\[[^;]*?\])\)/.exec(code)?.[1]?.matchAll(/\["(\w+)", "[\w:-]+"\]/g) ?? []),
      ].map(([, name = '']) => name)
    const whole = readFileSync(file, 'utf8')
    const kept = renamed(shorterLibrary(whole, file) ?? '')
    const lost = renamed(whole).filter((name) => !kept.includes(name))
    expect(kept).toHaveLength(9)
    expect(lost.length).toBeGreaterThan(60)
    const written = new RegExp(`\\s(?:${lost.join('|')})=[{"]`)
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    )
    expect(files.length).toBeGreaterThan(100)
    expect(files.filter((name) => written.test(readFileSync(`src/${name}`, 'utf8')))).toEqual([])
    expect(written.test('<path fillOpacity="0.5" />')).toBe(true)
  })

  it('has no component and no hook that it would not serve', async () => {
    expect(short.client).not.toHaveProperty('hydrateRoot')
    expect(await refused((h) => h(worlds[0].React.Activity))).toContain('#130')
    expect(
      await refused((h) => h(worlds[0].React.Profiler, { id: 'a', onRender: () => undefined })),
    ).toContain('#130')
    for (const name of ['useActionState', 'useOptimistic', 'cache', 'Activity'])
      expect(short.React).not.toHaveProperty(name)
    for (const name of ['preload', 'flushSync', 'useFormStatus'])
      expect(short.ReactDom).not.toHaveProperty(name)
  })
})
