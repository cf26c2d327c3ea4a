import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import type { MapStats } from '#src/wire/match/statistics.ts'

const styles = {
  label: css({ display: 'inline-flex', alignItems: 'center', gap: space[1], whiteSpace: 'nowrap' }),
  live: css({ width: 6, height: 6, borderRadius: '50%', background: 'var(--live)' }),
  name: css({ maxWidth: '10rem', overflow: 'hidden', textOverflow: 'ellipsis' }),
  score: css({ fontSize: text.s, fontWeight: 400, color: 'var(--text-2)' }),
}

interface MapTabsProps {
  maps: readonly MapStats[]
  selected: number
  onSelect: (mapNum: number) => void
  panelId: string
}

/** A tab for each map, with its score; in a game without maps for each half, quarter or innings. */
export function MapTabs({ maps, selected, onSelect, panelId }: MapTabsProps) {
  const { t } = useLingui()
  return (
    <Tabs
      label={t`Maps of the match`}
      tabs={maps.map(({ mapNum, status, details: { kind, mapName, scoreline } }) => ({
        name: String(mapNum),
        label: (
          <span css={styles.label}>
            {status === 'live' && <span css={styles.live} aria-hidden="true" />}
            {kind === 'scoreboard' && mapName !== '' ? (
              <Name css={styles.name}>{mapName}</Name>
            ) : (
              <Trans context="map of a series by its number">Map {mapNum}</Trans>
            )}
            <bdi css={styles.score}>{scoreline}</bdi>
            {/* After what is written, so that saying what is written chooses it. */}
            {status === 'live' && (
              <VisuallyHidden>
                {t({ message: ', live', context: 'part of a match in progress' })}
              </VisuallyHidden>
            )}
          </span>
        ),
      }))}
      selected={String(selected)}
      onSelect={(name) => onSelect(Number(name))}
      panelId={panelId}
    />
  )
}
