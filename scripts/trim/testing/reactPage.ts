import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

import type * as ReactType from 'react'
import type * as ReactDomType from 'react-dom'
import type * as ClientType from 'react-dom/client'

import { shorterLibrary } from '../libraries.ts'

/** What a test renders: a tree of everything that the client makes its screens of. */
export type Plan =
  | { kind: 'text'; text: string }
  | { kind: 'host'; tag: string; props: Record<string, unknown>; children: Plan[]; areKeyed: boolean }
  | { kind: 'fragment' | 'strict' | 'memo' | 'class' | 'forwardRef' | 'portal' | 'store'; children: Plan[] }
  | { kind: 'state' | 'context' | 'deferred'; value: number; children: Plan[] }
  | { kind: 'suspense'; isWaiting: boolean; children: Plan[] }
  | { kind: 'boundary'; isFailing: boolean; children: Plan[] }

/** React's scheduler, which does everything when it is told to, in the order of its urgency. */
class Schedule {
  private tasks: { run: ((isLate: boolean) => unknown) | null; priority: number }[] = []
  private time = 0
  readonly module = {
    unstable_ImmediatePriority: 1,
    unstable_UserBlockingPriority: 2,
    unstable_NormalPriority: 3,
    unstable_LowPriority: 4,
    unstable_IdlePriority: 5,
    unstable_getCurrentPriorityLevel: () => 3,
    unstable_now: () => this.time,
    unstable_requestPaint: () => undefined,
    unstable_shouldYield: () => false,
    unstable_cancelCallback: (task: { run: unknown }) => void (task.run = null),
    unstable_scheduleCallback: (priority: number, run: (isLate: boolean) => unknown) => {
      const task = { run, priority }
      this.tasks.push(task)
      return task
    },
  }

  async finish(): Promise<void> {
    for (;;) {
      // What is to be done at once comes as a microtask, after those that lead to it.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
      const [task] = this.tasks.toSorted((a, b) => a.priority - b.priority)
      if (task === undefined) return
      this.time += 1000
      const next = task.run?.(false)
      if (typeof next === 'function') task.run = next as typeof task.run
      else this.tasks = this.tasks.filter((other) => other !== task)
    }
  }
}

interface World {
  schedule: Schedule
  React: typeof ReactType
  ReactDom: typeof ReactDomType
  client: typeof ClientType
}

const load = createRequire(import.meta.url)

/** React's production build, as it is or as the client gets it; each with an inside of its own. */
export function loadReact(isShort: boolean): World {
  const run = (path: string, modules: Record<string, unknown>): unknown => {
    const file = load
      .resolve(`${path.split('/')[0]}/package.json`)
      .replace('package.json', path.replace(/^[^/]+\//, ''))
    const code = readFileSync(file, 'utf8')
    const text = isShort ? shorterLibrary(code, file) : code
    const exported = {}
    compileFunction(text ?? '', ['exports', 'require'])(exported, (name: string) => modules[name])
    return exported
  }
  const react = run('react/cjs/react.production.js', {})
  const reactDom = run('react-dom/cjs/react-dom.production.js', { react })
  const schedule = new Schedule()
  const client = run('react-dom/cjs/react-dom-client.production.js', {
    react,
    'react-dom': reactDom,
    scheduler: schedule.module,
  })
  return { React: react, ReactDom: reactDom, client, schedule } as World
}

/** What is open, to be closed after each test. */
export const open: (() => void)[] = []

/** A page of one world: renders plans, and writes down what components and listeners hear. */
export function openPage({ React, ReactDom, client, schedule }: World) {
  const { createElement: h } = React
  const heard: string[] = []
  const place = document.createElement('div')
  const aside = document.createElement('div')
  document.body.append(place, aside)
  const errors = {
    onCaughtError: () => heard.push('caught'),
    onUncaughtError: (error: unknown) => heard.push(String(error)),
  }
  const root = client.createRoot(place, errors)
  const Context = React.createContext(0)
  const useLog = (name: string) => {
    React.useEffect(() => {
      heard.push(`${name} +`)
      return () => void heard.push(`${name} -`)
    }, [name])
    React.useLayoutEffect(() => {
      heard.push(`${name} laid out`)
      return () => void heard.push(`${name} taken away`)
    })
  }
  class Boundary extends React.Component<{ children: ReactType.ReactNode }, { hasFailed: boolean }> {
    override state = { hasFailed: false }
    static getDerivedStateFromError = () => ({ hasFailed: true })
    override componentDidCatch = (error: unknown) => void heard.push(`boundary: ${String(error)}`)
    override render = () => (this.state.hasFailed ? 'failed' : this.props.children)
  }
  class Classic extends React.Component<{ children: ReactType.ReactNode }> {
    override componentDidMount = () => void heard.push('class +')
    override componentDidUpdate = () => void heard.push('class updated')
    override componentWillUnmount = () => void heard.push('class -')
    override getSnapshotBeforeUpdate = () => {
      heard.push('class snapshot')
      return null
    }
    override render = () => h('i', null, this.props.children)
  }
  let arrive: (text: string) => void = () => undefined
  const coming = new Promise<string>((resolve) => (arrive = resolve))
  const Waiting = ({ isWaiting, children }: { isWaiting: boolean; children: ReactType.ReactNode }) => {
    if (isWaiting) React.use(coming)
    return children
  }
  const Failing = ({ isFailing }: { isFailing: boolean }) => {
    if (isFailing) throw new Error('on purpose')
    return 'well'
  }
  const Memo = React.memo(({ children }: { children: ReactType.ReactNode }) => {
    useLog('memo')
    return h('b', null, children)
  })
  const Forward = React.forwardRef<HTMLElement, { children: ReactType.ReactNode }>(({ children }, ref) =>
    h('em', { ref }, children),
  )
  const Reader = () => `context ${React.useContext(Context)}`
  const State = ({ value, children }: { value: number; children: ReactType.ReactNode }) => {
    const [count, setCount] = React.useState(value)
    const id = React.useId()
    React.useEffect(() => setCount((before) => before + value), [value])
    useLog('state')
    return h('p', { id: id.slice(0, 2), onClick: () => setCount((before) => before + 1) }, count, children)
  }
  const Deferred = ({ value, children }: { value: number; children: ReactType.ReactNode }) =>
    h('small', null, React.useDeferredValue(value, 0), children)
  const Store = ({ children }: { children: ReactType.ReactNode }) => {
    const seen = React.useSyncExternalStore(
      () => () => undefined,
      () => heard.length > 0,
    )
    return h('u', null, String(seen), children)
  }
  const listeners = (name: string) =>
    Object.fromEntries(
      [
        'onClick',
        'onClickCapture',
        'onKeyDown',
        'onFocus',
        'onBlur',
        'onChange',
        'onInput',
        'onMouseEnter',
        'onMouseLeave',
        'onPointerDown',
        'onScroll',
        'onToggle',
      ].map((listener) => [
        listener,
        (event: { type: string }) => void heard.push(`${name} ${listener} ${event.type}`),
      ]),
    )

  function element(plan: Plan, key: string): ReactType.ReactNode {
    if (plan.kind === 'text') return plan.text
    const parts = plan.children.map((child, index) => element(child, String(index)))
    switch (plan.kind) {
      case 'host': {
        const ref = (node: Element | null) => {
          heard.push(`ref ${node?.tagName}`)
          return () => void heard.push('ref gone')
        }
        const isVoid = plan.tag === 'input' || plan.tag === 'img'
        const children = isVoid ? [] : plan.areKeyed ? parts.toReversed() : parts
        return h(plan.tag, { ...plan.props, ...listeners(plan.tag), ref, key }, ...children)
      }
      case 'fragment':
        return h(React.Fragment, { key }, ...parts)
      case 'strict':
        return h(React.StrictMode, { key }, ...parts)
      case 'memo':
        return h(Memo, { key, children: parts.length })
      case 'class':
        return h(Classic, { key, children: parts })
      case 'forwardRef':
        return h(Forward, {
          key,
          children: parts,
          ref: (node) => void heard.push(`forward ${node?.tagName}`),
        })
      case 'portal':
        return ReactDom.createPortal(parts, aside, key)
      case 'store':
        return h(Store, { key, children: parts })
      case 'state':
        return h(State, { key, value: plan.value, children: parts })
      case 'deferred':
        return h(Deferred, { key, value: plan.value, children: parts })
      case 'context':
        return h(
          Context.Provider,
          { key, value: plan.value },
          h(Memo, { key: 'm', children: 1 }),
          h(Reader, { key: 'r' }),
          ...parts,
        )
      case 'suspense':
        return h(
          React.Suspense,
          { key, fallback: h('s', null, 'coming') },
          h(Waiting, { isWaiting: plan.isWaiting, children: parts }),
        )
      case 'boundary':
        return h(Boundary, { key, children: [h(Failing, { key: 'f', isFailing: plan.isFailing }), ...parts] })
    }
  }

  const rendered = async (plan: Plan, isTransition: boolean) => {
    const render = () => root.render(element(plan, 'plan'))
    if (isTransition) React.startTransition(render)
    else render()
    await schedule.finish()
  }
  open.push(() => {
    root.unmount()
    place.remove()
    aside.remove()
  })
  const come = async () => {
    arrive('here')
    await schedule.finish()
  }
  return {
    heard,
    rendered,
    come,
    schedule,
    root,
    place,
    aside,
    html: () => `${place.innerHTML}|${aside.innerHTML}`,
  }
}

/** Everything a member does, to each element in turn; once React has nothing more to do. */
export async function useAll(page: ReturnType<typeof openPage>): Promise<void> {
  for (const node of [...page.place.querySelectorAll('*'), ...page.aside.querySelectorAll('*')]) {
    for (const type of [
      'click',
      'keydown',
      'focusin',
      'focusout',
      'input',
      'change',
      'mouseover',
      'mouseout',
      'pointerdown',
      'scroll',
      'toggle',
    ])
      node.dispatchEvent(new Event(type, { bubbles: type !== 'scroll' && type !== 'toggle' }))
    if (node instanceof HTMLInputElement) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(node, `${node.value}1`)
      node.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  await page.schedule.finish()
}
