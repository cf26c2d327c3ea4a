import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'

import { hotEventsQuery } from '#src/api/hotEvents.ts'
import { useClient } from '#src/client/context.tsx'
import { Queried } from '#src/client/Queried.tsx'
import { text } from '#src/ui/theme/scale.ts'

import { Board } from '../Board.tsx'
import { EventRows, RowPlaces } from './EventRows.tsx'

const none = css({ margin: 0, fontSize: text.m, color: 'var(--text-2)' })

const usual = 3

/** The matches that other members bet on most [BROWSE-11]. */
export function HotMatches() {
  const { t } = useLingui()
  return (
    <Board
      title={<Trans>Hot matches</Trans>}
      lead={<Trans>The matches that other members bet on most, first the most.</Trans>}
    >
      <Queried
        query={useQuery(hotEventsQuery(useClient()))}
        loading={<Trans>Loading the hot matches</Trans>}
        skeleton={<RowPlaces count={usual} />}
        failed={<Trans>The hot matches could not be loaded</Trans>}
        old={<Trans>These matches may not be up to date.</Trans>}
      >
        {(hot) =>
          hot.length === 0 ? (
            <p css={none}>
              <Trans>Nobody else has a bet on a match that is to be decided.</Trans>
            </p>
          ) : (
            <EventRows label={t`Hot matches`} events={hot.map(({ event }) => event)} />
          )
        }
      </Queried>
    </Board>
  )
}
