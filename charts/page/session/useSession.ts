import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'

import { checkSize, NotARecording, readRecording } from '#recording/readRecording.ts'
import { createTimeline, type Timeline } from '#recording/timeline/timeline.ts'

import { type Attached, type Attachment, attachTo, type Here } from './attach.ts'

/** What is looked at: a running client, or a recording of one. */
export interface Session {
  readonly timeline: Timeline
  /** Its name, for people. */
  readonly title: string
  /** The version of the client. */
  readonly client: string
  /** ISO 8601. */
  readonly began: string
  readonly isLive: boolean
}

/** The session of the page, the moment that is looked at, and how to get another one. */
export interface SessionDesk {
  readonly session: Session | null
  /** Increases whenever something is added to the timeline. */
  readonly version: number
  /** Position of the selected entry: the last one while it follows. -1 if there are no entries. */
  readonly moment: number
  /** Whether the last entry is selected, whatever arrives. */
  readonly isFollowing: boolean
  goTo(moment: number): void
  goLive(): void
  /** Null until a client is asked for. */
  readonly attachment: Attachment | null
  readonly problem: string | null
  attach(address: string): void
  follow(client: Here): void
  open(file: File): void
  close(): void
}

/** Inspects clients and files, one at a time. */
export function useSession(): SessionDesk {
  const [session, setSession] = useState<Session | null>(null)
  const [version, grow] = useReducer((count: number) => count + 1, 0)
  /** Null while it follows. */
  const [chosen, setChosen] = useState<number | null>(null)
  const [attachment, setAttachment] = useState<Attachment | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const attached = useRef<Attached | null>(null)

  const detach = useCallback((): void => {
    attached.current?.detach()
    attached.current = null
    setAttachment(null)
    setProblem(null)
  }, [])
  useEffect(() => detach, [detach])

  const begin = useCallback((next: Session): void => {
    setSession(next)
    setChosen(null)
  }, [])
  const fail = useCallback(
    (error: unknown): void => setProblem(error instanceof NotARecording ? error.message : String(error)),
    [],
  )

  const attach = useCallback(
    (address: string): void => {
      detach()
      const origin = originOf(address)
      if (origin === null) {
        setProblem(`${address} is no address such as http://localhost:4406.`)
        return
      }
      let timeline = createTimeline()
      attached.current = attachTo({
        origin,
        onChange: setAttachment,
        onBegin(client) {
          timeline = createTimeline()
          begin({
            timeline,
            title: `Client ${client.version}`,
            client: client.version,
            began: client.since,
            isLive: true,
          })
        },
        onEntries(entries) {
          timeline.append(entries)
          grow()
        },
        onUnreadable: fail,
      })
    },
    [begin, detach, fail],
  )

  const open = useCallback(
    (file: File): void => {
      const read = async (): Promise<void> => {
        checkSize(file.size)
        const { entries, client, began, dropped } = readRecording(await file.text())
        const timeline = createTimeline()
        timeline.append(entries)
        detach()
        begin({
          timeline,
          title: `${file.name}, client ${client}${dropped === undefined ? '' : `; its first ${dropped} entries had to go`}`,
          client,
          began,
          isLive: false,
        })
      }
      setProblem(null)
      read().catch(fail)
    },
    [begin, detach, fail],
  )

  const last = (session?.timeline.entries.length ?? 0) - 1
  return useMemo(
    () => ({
      session,
      version,
      moment: chosen === null ? last : Math.min(chosen, last),
      isFollowing: chosen === null,
      goTo: setChosen,
      goLive: () => setChosen(null),
      attachment,
      problem,
      attach,
      follow: (client: Here) => attached.current?.follow(client),
      open,
      close() {
        detach()
        setSession(null)
      },
    }),
    [session, version, chosen, last, attachment, problem, attach, open, detach],
  )
}

function originOf(address: string): string | null {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return null
  return new URL(address).origin
}
