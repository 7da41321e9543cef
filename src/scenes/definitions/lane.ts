import { groundFit, type SceneDefinition } from '../scene-definition';

export const lane: SceneDefinition = {
  description: 'the road home, and the house with its windows lit',
  land: 'lane',
  sun: { phone: { x: 0.85, up: 0.098 }, behind: { x: 0.88, up: 0.048 } },
  fit: groundFit,
};
