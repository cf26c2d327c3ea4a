import {
  type Attributes,
  createElement,
  type FunctionComponent,
  type ReactNode,
  Suspense,
  use,
  useState,
} from 'react'

import { loadLateTexts } from './activate.ts'

/** A part of a screen whose code and texts come when it is first shown, or before that with `load`. */
export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Fetches them; where that is done before the part is shown, it is there at once. */
  readonly load: () => Promise<unknown>
}

/** Milliseconds before each further try: a connection that is away for a moment is no broken screen. */
const pauses = [500, 2_000, 5_000]

async function persistently<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch (error) {
      // A script that was waited for so long is not waited for again.
      if (error instanceof Error && 'isLate' in error && error.isLate === true) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }
  return await load()
}

async function withTexts<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), loadLateTexts()])
  return loaded
}

/**
 * Makes a part of `load`, which imports its component. Texts that nothing else shows are left out of the first view by
 * the build (`scripts/splitTexts.ts`), and are there before the part is.
 * @param waiting stands in its place meanwhile
 * @returns the part; shown where its code cannot be had it throws what `load` threw, and tries anew the next time
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  waiting: ReactNode | ((props: Props) => ReactNode) = null,
): LazyPart<Props> {
  let loaded: FunctionComponent<Props> | null = null
  let request: Promise<FunctionComponent<Props>> | null = null
  let hasFailed = false

  async function ask(): Promise<FunctionComponent<Props>> {
    try {
      loaded = await persistently(() => withTexts(load))
      return loaded
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

  /** What failed is asked for anew by the next who comes: whoever waits for it must be thrown the failure first. */
  function forgetFailure(): void {
    if (hasFailed) request = null
    hasFailed = false
  }

  function Coming(props: Attributes & Props): ReactNode {
    return createElement(use((request ??= ask())), props)
  }

  function Part(props: Attributes & Props): ReactNode {
    // Decided once: another component in its place would begin anew.
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
    return (request ??= ask())
  }

  return Object.assign(Part, { load: fetchPart })
}
