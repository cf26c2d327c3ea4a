import type { components } from '#openapi/client.gen.ts'

import type { TabState } from '../../market/commands.ts'
import type { ModelEvent } from '../../market/entities.ts'

type Schemas = components['schemas']

/**
 * An event's scoreboard, if nothing else is kept about it: a recorded match, an imported one, one that was
 * made by a control call, a game without columns of its own. One row for each map that has begun, else one for the match;
 * none before it begins.
 */
export function boardRows(event: ModelEvent): Schemas['LiveStats'][] {
  const maps = event.tabs.filter(({ tabName, scoreline }) => tabName.startsWith('MAP ') && scoreline !== null)
  const match = event.scoreline
  if (maps.length === 0) {
    if (match === null) return []
    const tab = { tabName: 'MATCH', open: event.closedAt === null && event.inPlay, scoreline: match }
    return [rowOf(event, tab, 1, [tab])]
  }
  return maps.map((tab, index) =>
    rowOf(event, tab, Number(tab.tabName.slice(4)) || index + 1, maps.slice(0, index + 1)),
  )
}

function rowOf(
  event: ModelEvent,
  tab: TabState,
  mapNum: number,
  played: readonly TabState[],
): Schemas['LiveStats'] {
  const isLive = tab.tabName === 'MATCH' ? tab.open : event.liveTab === tab.tabName
  return {
    eventId: event.eventId,
    mapNum,
    status: isLive ? 2 : 3,
    details: {
      kind: 'scoreboard',
      mapName: nameOf(tab.tabName),
      clock: isLive ? event.details : null,
      scoreline: tab.scoreline ?? '',
      matchScoreline: event.scoreline,
      winner: null,
      periods: played.slice(0, 20).map(({ tabName, scoreline }) => {
        const [home = '', away = ''] = (scoreline ?? '').split('-')
        return { name: nameOf(tabName), home, away }
      }),
      figures: [],
    },
  }
}

/** "MAP 2" as a title. */
function nameOf(tabName: string): string {
  return tabName.slice(0, 1) + tabName.slice(1).toLowerCase()
}
