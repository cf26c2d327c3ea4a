import {
  type Attributes,
  createElement,
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react'

import { loadDeferredTexts } from './activate.ts'

type Load<Props> = () => Promise<FunctionComponent<Props>>
type LoadTexts = () => Promise<void>

/** What stands in the place of a part meanwhile. */
type Waiting<Props> = ReactNode | ((props: Props) => ReactNode)

/** A part of a screen whose code and texts come when it is first shown, or before that with `load`. */
export interface DeferredPart<Props> {
  (props: Props): ReactNode
  /** Fetches them; where that is done before the part is shown, it is there at once. */
  readonly load: () => Promise<unknown>
}

/** Milliseconds before each further try: a connection that is away for a moment is no broken screen. */
const pauses = [500, 2_000, 5_000]
/** The same, once these are over, of a part that the page can do without. */
const longPause = 10_000

const pass = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch (error) {
      // A script that was waited for so long is not waited for again.
      if (error instanceof Error && 'isLate' in error && error.isLate === true) throw error
      await pass(pause)
    }
  }
  return await load()
}

async function untilItComes<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await persistently(load)
  } catch {
    await pass(longPause)
    return await untilItComes(load)
  }
}

/**
 * Makes a part of `load`, which imports its component. Texts that nothing else shows are left out of the first view by
 * the build (`build/splitTexts.ts`), and are there before the part is.
 * @param waiting stands in its place meanwhile
 * @param loadTexts fetches its texts
 * @returns the part; shown where its code cannot be loaded it throws what `load` threw, and tries again the next time
 */
export function deferredPart<Props extends object>(
  load: Load<Props>,
  waiting: Waiting<Props> = null,
  loadTexts: LoadTexts = loadDeferredTexts,
): DeferredPart<Props> {
  return partOf(load, waiting, { loadTexts, ask: persistently })
}

/**
 * The same of a part that the page can do without: where its code cannot be loaded, `waiting` stays in its place, and it is
 * asked for until it comes.
 */
export function optionalPart<Props extends object>(
  load: Load<Props>,
  waiting: Waiting<Props> = null,
  loadTexts: LoadTexts = loadDeferredTexts,
): DeferredPart<Props> {
  return partOf(load, waiting, { loadTexts, ask: untilItComes })
}

function partOf<Props extends object>(
  load: Load<Props>,
  waiting: Waiting<Props>,
  { loadTexts, ask }: { loadTexts: LoadTexts; ask: <T>(load: () => Promise<T>) => Promise<T> },
): DeferredPart<Props> {
  let loaded: FunctionComponent<Props> | null = null
  let request: Promise<FunctionComponent<Props>> | null = null
  let hasFailed = false

  async function fetchCode(): Promise<FunctionComponent<Props>> {
    try {
      const [component] = await ask(() => Promise.all([load(), loadTexts()]))
      loaded = component
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  /** Only the next caller asks again for what failed: those waiting for it must be thrown the failure first. */
  function forgetFailure(): void {
    if (hasFailed) request = null
    hasFailed = false
  }

  function Coming(props: Attributes & Props): ReactNode {
    return createElement(use((request ??= fetchCode())), props)
  }

  function Part(props: Attributes & Props): ReactNode {
    // Decided once: another component in its place would start over.
    const [atOnce] = useState(() => {
      forgetFailure()
      return loaded
    })
    if (atOnce !== null) return createElement(atOnce, props)
    return (
      <Suspense fallback={typeof waiting === 'function' ? waiting(props) : waiting}>
        {createElement(Coming, props)}
      </Suspense>
    )
  }

  function fetchPart(): Promise<unknown> {
    forgetFailure()
    return (request ??= fetchCode())
  }

  return Object.assign(Part, { load: fetchPart })
}
