import { createFileRoute } from '@tanstack/react-router'

import { NoStreamScreen } from '#src/screens/streams/deferredStreams.ts'

export const Route = createFileRoute('/_session/live-stream-app/')({ component: NoStreamScreen })
