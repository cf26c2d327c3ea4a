import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'

import { storyboardOf } from '#recording/timeline/storyboard.ts'

import { saveAs } from '../saveAs.ts'
import type { Attachment } from './attach.ts'
import type { SessionDesk } from './useSession.ts'

/** Where `npm start` serves a client that can be inspected; the server of this page says so. */
const usualAddress: string = import.meta.env['VITE_INSPECTED_CLIENT'] ?? 'http://localhost:4406'

/** Attaches to a running client, or opens a recording of one [CHART-02] [CHART-05]. */
export function SessionSource({ desk }: { readonly desk: SessionDesk }) {
  const { attachment, session, problem } = desk
  const asked = new URLSearchParams(window.location.search).get('attach')
  const [address, setAddress] = useState(asked ?? usualAddress)
  const file = useRef<HTMLInputElement>(null)
  const { attach } = desk
  // The page's address may name the client to attach to at once.
  useEffect(() => {
    if (asked !== null) attach(asked)
  }, [asked, attach])
  return (
    <section className="source" aria-labelledby="session-source">
      <h2 id="session-source">Session</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          attach(address)
        }}
      >
        <label>
          <span>Address of a running client</span>
          <input value={address} onChange={(event) => setAddress(event.target.value)} spellCheck={false} />
        </label>
        <div className="choices">
          <button type="submit" className="plain">
            {attachment === null ? 'Attach' : 'Attach again'}
          </button>
          <button type="button" className="plain" onClick={() => file.current?.click()}>
            Open a recording
          </button>
          {session !== null && (
            <button
              type="button"
              className="plain"
              onClick={() => {
                const { client, began, timeline } = session
                saveAs('storyboard.html', storyboardOf({ client, began, entries: timeline.entries }))
              }}
            >
              Save as storyboard
            </button>
          )}
          {(session !== null || attachment !== null) && (
            <button type="button" className="plain" onClick={desk.close}>
              {attachment === null ? 'Close' : 'Detach'}
            </button>
          )}
        </div>
      </form>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? []
          if (chosen !== undefined) desk.open(chosen)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
      <p role="status">{words(desk)}</p>
      {attachment?.kind === 'attached' && attachment.others.length > 0 && (
        <label>
          <span>Which client</span>
          <select
            value={attachment.client.client}
            onChange={(event) => {
              const other = attachment.others.find(({ client }) => client === event.target.value)
              if (other !== undefined) desk.follow(other)
            }}
          >
            {[attachment.client, ...attachment.others].map(({ client, path, since }) => (
              <option key={client} value={client}>
                {`${path}, since ${clockOf(since)}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {problem !== null && (
        <p role="alert" className="unknown">
          {problem}
        </p>
      )}
    </section>
  )
}

function words({ attachment, session }: SessionDesk): string {
  if (attachment !== null) return attachmentWords(attachment)
  if (session !== null) return session.title
  return 'Not attached. A recording can be dropped here, too.'
}

function attachmentWords(attachment: Attachment): string {
  switch (attachment.kind) {
    case 'looking':
      return 'Looking for a client …'
    case 'silent':
      return 'No client there lets itself be looked into. npm start says where one does.'
    case 'waiting':
      return 'No client is open there. Open one, and it is attached automatically.'
    case 'attached':
      return `Attached to the client opened at ${clockOf(attachment.client.since)}.`
    case 'gone':
      return 'The client was closed. The next one that is opened is attached automatically.'
  }
}

function clockOf(time: string): string {
  return new Date(time).toLocaleTimeString('en-GB')
}

/** The page as a drop target for recordings. */
export function DropTarget({
  onDrop,
  children,
}: {
  readonly onDrop: (file: File) => void
  readonly children: ReactNode
}) {
  const drop = (event: DragEvent): void => {
    event.preventDefault()
    const [file] = event.dataTransfer.files
    if (file !== undefined) onDrop(file)
  }
  return (
    <div className="page" onDragOver={(event) => event.preventDefault()} onDrop={drop} role="presentation">
      {children}
    </div>
  )
}
