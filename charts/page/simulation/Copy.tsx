import { type ReactNode, useState } from 'react'

/** A button that copies a text, and says that it did. */
export function Copy({ text, children }: { readonly text: () => string; readonly children: ReactNode }) {
  const [said, setSaid] = useState('')
  const copy = async (): Promise<void> => {
    const copied = text()
    try {
      await navigator.clipboard.writeText(copied)
      setSaid('Copied')
    } catch {
      setSaid('The browser does not allow it: copy the address of this page.')
    }
  }
  return (
    <>
      <button type="button" className="plain" onClick={() => void copy()}>
        {children}
      </button>
      <span role="status">{said}</span>
    </>
  )
}
