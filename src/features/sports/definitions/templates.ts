import chess from '../../../../data/templates/chess.json' with { type: 'json' };
import darts from '../../../../data/templates/darts.json' with { type: 'json' };
import judo from '../../../../data/templates/judo.json' with { type: 'json' };
import tableTennis from '../../../../data/templates/table-tennis.json' with { type: 'json' };
import tennis from '../../../../data/templates/tennis.json' with { type: 'json' };

export const templates = [tableTennis, judo, chess, darts, tennis] as const;
