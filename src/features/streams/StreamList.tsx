import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'

import type { Stream } from '#domain/market/stream.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { space } from '#src/ui/theme/scale.ts'

import { useWatched } from './player/useStreamPlayer.ts'

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '> li': { minWidth: 0, maxWidth: '100%' },
  '& button': { maxWidth: '100%' },
})

interface StreamListProps {
  eventId: string
  streams: readonly Stream[]
  onWatch: (stream: Stream) => void
}

/** The event's streams to choose from. */
export function StreamList({ eventId, streams, onWatch }: StreamListProps) {
  const { t } = useLingui()
  const watched = useWatched()
  return (
    <ul css={list} aria-label={t`Streams for this event`}>
      {streams.map((stream) => {
        const { streamId, label } = stream
        const isWatched = watched?.eventId === eventId && watched.stream.streamId === streamId
        return (
          <li key={streamId}>
            <Button
              aria-pressed={isWatched}
              variant={isWatched ? 'primary' : 'secondary'}
              onClick={() => onWatch(stream)}
            >
              <Icon name="play" />
              <Name lines={1}>{label}</Name>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
