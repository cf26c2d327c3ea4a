// The chart of maintenance, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "watchConnectivity": fromPromise(async () => undefined),
    "askStatus": fromPromise(async () => undefined),
  },
  guards: {
    "isOn": () => false,
    "isAhead": () => false,
    "isAnotherAhead": () => false,
  },
  actions: {
    "keepStatus": () => {},
  },
  delays: {
    "startDelay": 1000,
    "pollDelay": 1000,
    "returnDelay": 1000,
  },
}).createMachine({
  "id": "maintenance",
  "invoke": {
    "id": "watchConnectivity",
    "src": "watchConnectivity"
  },
  "initial": "available",
  "states": {
    "available": {
      "description": "The product is there, as far as anybody has said.",
      "initial": "waiting",
      "states": {
        "waiting": {
          "description": "Nobody has said anything of a maintenance.",
          "on": {
            "service.refused": "asking",
            "check.requested": "asking"
          }
        },
        "asking": {
          "description": "Is it under maintenance, or has it begun? The server is asked.",
          "tags": "asking",
          "invoke": {
            "id": "askStatus",
            "src": "askStatus",
            "onDone": [
              {
                "guard": {
                  "type": "isOn"
                },
                "target": "#maintenance.underMaintenance",
                "actions": {
                  "type": "keepStatus"
                }
              },
              {
                "guard": {
                  "type": "isAhead"
                },
                "target": "#maintenance.announced",
                "actions": {
                  "type": "keepStatus"
                }
              },
              {
                "target": "#maintenance.available"
              }
            ],
            "onError": "waiting"
          }
        }
      },
      "on": {
        "status.arrived": [
          {
            "guard": {
              "type": "isOn"
            },
            "target": "#maintenance.underMaintenance",
            "actions": {
              "type": "keepStatus"
            }
          },
          {
            "guard": {
              "type": "isAhead"
            },
            "target": "#maintenance.announced",
            "actions": {
              "type": "keepStatus"
            }
          }
        ]
      }
    },
    "announced": {
      "description": "Members read from when to when, and go on betting until it begins.",
      "initial": "waiting",
      "states": {
        "waiting": {
          "description": "It has not begun. It is asked about when its time has come.",
          "after": {
            "startDelay": "asking"
          },
          "on": {
            "service.refused": "asking",
            "check.requested": "asking",
            "connection.cameBack": "asking",
            "page.returned": "asking",
            "page.woke": "asking"
          }
        },
        "asking": {
          "description": "Is it under maintenance, or has it begun? The server is asked.",
          "tags": "asking",
          "invoke": {
            "id": "askStatus",
            "src": "askStatus",
            "onDone": [
              {
                "guard": {
                  "type": "isOn"
                },
                "target": "#maintenance.underMaintenance",
                "actions": {
                  "type": "keepStatus"
                }
              },
              {
                "guard": {
                  "type": "isAhead"
                },
                "target": "#maintenance.announced",
                "actions": {
                  "type": "keepStatus"
                }
              },
              {
                "target": "#maintenance.available"
              }
            ],
            "onError": "waiting"
          }
        }
      },
      "on": {
        "status.arrived": [
          {
            "guard": {
              "type": "isOn"
            },
            "target": "#maintenance.underMaintenance",
            "actions": {
              "type": "keepStatus"
            }
          },
          {
            "guard": {
              "type": "isAhead"
            },
            "target": "#maintenance.announced",
            "actions": {
              "type": "keepStatus"
            }
          },
          {
            "target": "available"
          }
        ]
      }
    },
    "underMaintenance": {
      "description": "Nothing is answered. The status is asked for until it is over.",
      "meta": {
        "shownBy": [
          "src/screens/maintenance/MaintenanceScreen.tsx"
        ]
      },
      "tags": "down",
      "initial": "waiting",
      "states": {
        "waiting": {
          "description": "It lasts. It is asked about every few seconds.",
          "after": {
            "pollDelay": "asking"
          },
          "on": {
            "check.requested": "asking",
            "connection.cameBack": "asking",
            "page.returned": "asking",
            "page.woke": "asking"
          }
        },
        "asking": {
          "description": "Is it over?",
          "tags": "asking",
          "invoke": {
            "id": "askStatus",
            "src": "askStatus",
            "onDone": [
              {
                "guard": {
                  "type": "isOn"
                },
                "target": "waiting",
                "actions": {
                  "type": "keepStatus"
                }
              },
              {
                "target": "#maintenance.ending",
                "actions": {
                  "type": "keepStatus"
                }
              }
            ],
            "onError": "waiting"
          }
        }
      },
      "on": {
        "status.arrived": [
          {
            "guard": {
              "type": "isOn"
            },
            "actions": {
              "type": "keepStatus"
            }
          },
          {
            "target": "ending",
            "actions": {
              "type": "keepStatus"
            }
          }
        ]
      }
    },
    "ending": {
      "description": "It is over. The members come back over a few seconds, and not all at once.",
      "meta": {
        "shownBy": [
          "src/screens/maintenance/MaintenanceScreen.tsx"
        ]
      },
      "tags": "down",
      "after": {
        "returnDelay": [
          {
            "guard": "isAnotherAhead",
            "target": "announced"
          },
          {
            "target": "available"
          }
        ]
      },
      "on": {
        "status.arrived": [
          {
            "guard": {
              "type": "isOn"
            },
            "target": "underMaintenance",
            "actions": {
              "type": "keepStatus"
            }
          },
          {
            "actions": {
              "type": "keepStatus"
            }
          }
        ]
      }
    }
  }
})
