import { useEffect, useState } from 'react'

/** How long after a press all that it does is done, its click among it. */
const afterPress = 400

/**
 * Whether nothing is being pressed; true from the first such moment on. What opens on its own waits for it, so that no
 * press hits what was not there when it began.
 */
export function useUnpressed(): boolean {
  const [isUnpressed, setUnpressed] = useState(() => document.querySelector(':active') === null)
  useEffect(() => {
    if (isUnpressed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = new AbortController()
    const options = { capture: true, signal: heard.signal }
    const onPress = (): void => clearTimeout(timer)
    const onRelease = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => setUnpressed(true), afterPress)
    }
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, onPress, options)
    for (const type of ['pointerup', 'pointercancel', 'keyup'])
      window.addEventListener(type, onRelease, options)
    return () => {
      clearTimeout(timer)
      heard.abort()
    }
  }, [isUnpressed])
  return isUnpressed
}
