import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './ui/fonts.css';
import './ui/global.css';
