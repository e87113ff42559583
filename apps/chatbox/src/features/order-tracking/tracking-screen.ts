import { screen } from '../../app/screen.ts';

export const trackingScreen = screen('orderTracking');
