import { createElement, type FunctionComponent, useEffect, useEffectEvent, useState } from 'react'

/**
 * Makes a component of `load`, which imports what a press opens: its code is asked for when it is first shown. Until it is
 * there nothing stands in its place; where it does not come, what was opened is closed, and the next press asks again.
 */
export function laterPart<Props extends { readonly onClose: () => void }>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  let kept: FunctionComponent<Props> | null = null
  return function Part(props) {
    const [part, setPart] = useState(() => kept)
    const giveUp = useEffectEvent(props.onClose)
    useEffect(() => {
      if (kept !== null) return
      let isWaiting = true
      void load().then(
        (loaded) => {
          kept = loaded
          if (isWaiting) setPart(() => loaded)
        },
        () => {
          if (isWaiting) giveUp()
        },
      )
      return () => {
        isWaiting = false
      }
    }, [])
    return part === null ? null : createElement(part, props)
  }
}
