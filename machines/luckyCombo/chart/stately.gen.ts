// The chart of luckyCombo, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "generate": fromPromise(async () => undefined),
  },
  guards: {
    "isTimeout": () => false,
    "isNothing": () => false,
    "isOnlyLeg": () => false,
  },
  actions: {
    "keepFilters": () => {},
    "keepOddsType": () => {},
    "keepLegs": () => {},
    "noteFailure": () => {},
    "removeLeg": () => {},
    "forgetLegs": () => {},
    "forgetFailure": () => {},
  },
  delays: {
    "luckyTimeout": 15000,
  },
}).createMachine({
  "id": "luckyCombo",
  "context": {
    "filters": {
      "from": "1.40",
      "to": "3.00",
      "events": "all",
      "gameId": null,
      "count": 3,
      "betType": "all",
      "selection": "all"
    },
    "oddsType": "euro",
    "legs": [],
    "failure": null
  },
  "initial": "filtering",
  "on": {
    "filters.changed": {
      "target": ".filtering",
      "actions": {
        "type": "keepFilters"
      }
    },
    "combination.requested": {
      "target": ".generating",
      "actions": {
        "type": "keepOddsType"
      }
    }
  },
  "states": {
    "filtering": {
      "description": "The member chooses what is wished for; nothing is made up yet.",
      "meta": {
        "shownBy": [
          "src/features/luckyCombo/LuckyFilters.tsx"
        ]
      },
      "entry": [
        "forgetLegs",
        "forgetFailure"
      ]
    },
    "generating": {
      "description": "The server makes one up. Who changes a filter gives this one up.",
      "meta": {
        "shownBy": [
          "src/features/luckyCombo/LuckyCombo.tsx"
        ]
      },
      "entry": "forgetFailure",
      "invoke": {
        "id": "generate",
        "src": "generate",
        "onDone": {
          "target": "offered",
          "actions": {
            "type": "keepLegs"
          }
        },
        "onError": [
          {
            "guard": {
              "type": "isTimeout"
            },
            "target": "timedOut"
          },
          {
            "guard": {
              "type": "isNothing"
            },
            "target": "nothingFound"
          },
          {
            "target": "failed",
            "actions": {
              "type": "noteFailure"
            }
          }
        ]
      },
      "after": {
        "luckyTimeout": "timedOut"
      },
      "on": {
        "combination.requested": {}
      }
    },
    "offered": {
      "description": "The combination is shown: another, less of it, or into the slip.",
      "meta": {
        "shownBy": [
          "src/features/luckyCombo/LuckyOffer.tsx"
        ]
      },
      "on": {
        "leg.removed": [
          {
            "guard": {
              "type": "isOnlyLeg"
            },
            "target": "filtering"
          },
          {
            "actions": {
              "type": "removeLeg"
            }
          }
        ],
        "combination.added": "filtering"
      }
    },
    "timedOut": {
      "description": "No answer in time: the member may ask again.",
      "meta": {
        "shownBy": [
          "src/features/luckyCombo/LuckyCombo.tsx"
        ]
      },
      "entry": "forgetLegs"
    },
    "nothingFound": {
      "description": "The market has no such combination: the member may wish for less.",
      "meta": {
        "shownBy": [
          "src/features/luckyCombo/LuckyCombo.tsx"
        ]
      },
      "entry": "forgetLegs"
    },
    "failed": {
      "description": "Refused, or cut off, with the reason in `failure`.",
      "meta": {
        "shownBy": [
          "src/features/luckyCombo/LuckyCombo.tsx"
        ]
      },
      "entry": "forgetLegs"
    }
  }
})
